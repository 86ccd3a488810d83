import AppSupport
import Foundation
import SwiftUI
import Testing

/// What both apps have in common beside their games: settings, files, links, standings, and the names of other players.
@MainActor
struct SharedSheetTests {
  private nonisolated static let games = ["Triples", "CodeBreaker"]

  @Test(arguments: NamedScreen.ownGames)
  func appearanceAndMotionReachSheets(_ screen: NamedScreen) async throws {
    let app = await screen.run().app
    try app.command("Settings…")
    try app.picker("Appearance").choose("Dark")
    try app.picker("Motion").choose("Less")
    try app.command("Practice…")
    let text = try #require(app.front.all { $0.kind == .text }.first)
    #expect(text.environment.colorScheme == .dark)
    #expect(text.environment.reducesMotion)
  }

  @Test(arguments: NamedScreen.ownGames)
  func dataIsSavedToAFileAndOpened(_ screen: NamedScreen) async throws {
    let app = await screen.run().app
    try app.command("Your Data…")
    try app.button("Open a file").tap()
    try app.chooseFile(nil)
    #expect(app.front.kind == .sheet)
    try app.button("Save to a file").tap()
    #expect(app.front.kind == .fileDialog)
    try app.chooseFile("/tmp/parlor-data.txt")
    let before = app.texts
    try app.button("Open a file").tap()
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("not a file of Parlor".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try app.chooseFile(file.path)
    #expect(app.front.kind == .sheet)
    #expect(app.texts != before)
    #expect(app.problems == [])
  }

  @Test(arguments: games)
  func todayLeadsToTheOtherGame(_ game: String) async throws {
    let app = await NamedScreen.named("Today", of: game).run().app
    let other = try #require(Self.games.first { $0 != game })
    try app.button("Play \(other)").tap()
    #expect(app.openedURLs.map(\.scheme) == ["parlor-\(other.lowercased())"])
  }

  @Test(arguments: games)
  func sharedLinkLeadsToTheServersSite(_ game: String) async throws {
    let app = await NamedScreen.named("Ranked game ended", of: game).run().app
    try app.button("Share").tap()
    let link = app.sharedItems.last?.components(separatedBy: "\n").last
    #expect(link?.hasPrefix("https://parlor.example/\(game.lowercased())/") == true)
  }

  @Test(arguments: games)
  func invitationReplacesTheStandings(_ game: String) async throws {
    let app = await NamedScreen.named("Standings", of: game).run().app
    app.open(try #require(URL(string: "parlor-\(game.lowercased())://play?join=ACDEFGHJ")))
    await app.settle()
    #expect(app.keyWindow.presented.count == 1)
    #expect(Audit(app).headings.contains("Account and circles"))
    #expect(app.problems == [])
  }

  @Test(arguments: games)
  func nameOfAnotherPlayerIsHiddenAndShownAgain(_ game: String) async throws {
    let app = await NamedScreen.named("Standings", of: game).run().app
    try app.view("row") { !$0.menu.isEmpty && $0.spokenName.contains("Émile") }.chooseItem("Hide this name")
    #expect(!app.texts.contains("Émile"))
    #expect(app.texts.contains("Hidden name"))
    try app.menu("More").chooseItem("Show hidden names")
    #expect(app.texts.contains("Émile"))
  }
}
