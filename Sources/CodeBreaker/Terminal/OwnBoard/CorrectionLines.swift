import CodeBreakerSession

extension OwnBoardSession.ContradictoryFindings {
  /// Returns a line about the contradiction, followed by `hint` if there are corrections, and a line for each
  /// correction.
  func correctionLines(hint: String = "") -> [String] {
    [correctionText + (corrections.isEmpty ? "" : hint)]
      + corrections.map { correction in
        let answers = correction.answers.map {
          "\(CodeBreakerSession.SpokenText.markers($0.counts)) (\(OwnBoardWords.codeCount($0.codeCount)))"
        }
        return "Attempt \(correction.attemptIndex + 1): \(answers.joined(separator: ", or "))"
      }
  }
}
