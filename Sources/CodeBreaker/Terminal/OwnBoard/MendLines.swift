import CodeBreakerSession

extension OwnBoardSession.Contradicting {
  /// Returns a line that explains the contradiction, followed by `hint` if there are corrections, and a line for each
  /// correction.
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
