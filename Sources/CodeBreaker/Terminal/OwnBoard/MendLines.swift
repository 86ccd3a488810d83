import CodeBreakerSession

extension OwnBoardSession.Contradicting {
  /// What would mend it, line by line, after the line that says what is wrong.
  ///
  /// - Parameter hint: what to do about it, behind the first line where there is something.
  func mendLines(hint: String = "") -> [String] {
    [mendText + (mends.isEmpty ? "" : hint)]
      + mends.map { mend in
        let answers = mend.answers.map {
          "\(CodeBreakerSession.Spoken.markers($0.counts)) (\(OwnBoardWords.codes($0.codeCount)))"
        }
        return "Attempt \(mend.place + 1): \(answers.joined(separator: ", or "))"
      }
  }
}
