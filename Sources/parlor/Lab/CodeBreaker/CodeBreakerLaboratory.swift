import ArgumentParser
import CodeBreakerTerminal

/// `parlor codebreaker`.
struct CodeBreakerLaboratory: Laboratory {
  typealias Game = CodeBreakerCommand

  static let tools: [any ParsableCommand.Type] = [
    CodeBreakerStrategyCommand.self, CodeBreakerVerifyStrategyCommand.self, CodeBreakerBenchCommand.self,
    CodeBreakerParCommand.self,
  ]

  static let examples = ""
}
