import CodeBreakerSession

extension OwnBoardSession.ContradictoryFindings {
  /// Returns a line about the contradiction, and a line per correction.
  func correctionLines() -> [String] {
    [correctionText]
      + corrections.map { correction in
        let answers = correction.answers.map {
          "\(CodeBreakerSession.SpokenText.markers($0.counts)) (\(OwnBoardText.codeCount($0.codeCount)))"
        }
        return "Attempt \(correction.attemptIndex + 1): \(answers.joined(separator: ", or "))"
      }
  }
}
