import GameCore

/// One of a game's lessons: its titles and its steps.
public struct LessonPlan<Step: LessonStep> {
  /// The name in addresses and commands, such as "corner".
  public let name: String

  /// The title, a few words, such as "The corner".
  public let title: String

  /// The idea of the lesson in a short sentence, for the list of lessons.
  public let summary: String

  /// The title at the end.
  public let endTitle: String

  /// The text below the title at the end.
  public let endText: String

  /// The steps. There is at least one.
  public let steps: [Step]

  /// Creates a lesson. `steps` must not be empty.
  public init(
    _ name: String, _ title: String, summary: String, endTitle: String, endText: String, steps: [Step]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.endTitle = endTitle
    self.endText = endText
    self.steps = steps
  }
}
