import CodeBreakerSession

/// The sheet that asks for the next game, with what has been answered so far. Whatever that is, it is the same sheet.
struct NewGameSheet: Identifiable {
  let form: NewGameForm

  var id: String { "new game" }
}
