import ArgumentParser

struct CodeBreakerLabCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codebreaker",
    abstract:
      "Find and verify the best strategies of CodeBreaker, find short games without luck and positions to practice, and measure reasons.",
    discussion: """
        parlor-lab codebreaker strategy --pegs 4 --colors 6 --out best.txt
        parlor-lab codebreaker verify-strategy best.txt
        parlor-lab codebreaker par --pegs 4 --colors 6 --table pars.csv
        parlor-lab codebreaker reasons --games 1-100
        parlor-lab codebreaker positions
        parlor-lab codebreaker bench
      """,
    subcommands: [
      CodeBreakerStrategyCommand.self, CodeBreakerVerifyStrategyCommand.self, CodeBreakerBenchCommand.self,
      CodeBreakerParCommand.self, CodeBreakerReasonsCommand.self, CodeBreakerPositionsCommand.self,
    ])
}
