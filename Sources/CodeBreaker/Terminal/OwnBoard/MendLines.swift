import CodeBreakerSession

extension OwnBoardSession.Contradicting {
  /// Returns the corrections that would resolve the contradiction, one per line, after a line that explains them.
  ///
  /// - Parameter hint: A text to append to the first line if there are corrections.
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
