import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

/// Checks the operator's addresses, and how players hide and report names.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ServerInfoTests {
  private func info(_ json: String) -> ServerInfo {
    let site = try! ServerAddress(typed: "https://b.example/games")
    return ServerInfo(RankedReply(status: 200, body: Array(json.utf8)), from: site)
  }

  @Test func onlyMailAndSecureWebAddressesAreRead() {
    let all = info(#"{"api": "api/v1", "contact": "mailto:op@a.example", "privacy": "https://a.example/privacy"}"#)
    #expect(all.contact == "mailto:op@a.example")
    #expect(all.privacyPolicy == "https://a.example/privacy")
    #expect(info(#"{"api": "api/v1", "contact": "http://a.example", "privacy": "javascript:1"}"#) == ServerInfo())
    #expect(info(#"{"contact": "mailto:", "privacy": 1}"#) == ServerInfo())
    #expect(info("junk") == ServerInfo())
    #expect(info(#"{"imprint": "https://a.example/imprint"}"#).imprint == "https://a.example/imprint")
    #expect(info(#"{"imprint": "imprint.txt"}"#).imprint == "https://b.example/games/imprint.txt")
    #expect(info(#"{"imprint": "../imprint.txt"}"#) == ServerInfo())
  }

  @Test func reportIsAMailAboutTheNameOrThePageOfTheOperator() {
    #expect(
      info(#"{"contact": "mailto:op@a.example"}"#).reportAddress(of: "Ä & b")
        == "mailto:op@a.example?subject=Name%20on%20Parlor%3A%20%C3%84%20%26%20b")
    #expect(info(#"{"contact": "https://a.example/x"}"#).reportAddress(of: "Ada") == "https://a.example/x")
    #expect(info("{}").reportAddress(of: "Ada") == nil)
  }

  @Test func infoIsLoadedAndForgottenWithTheServer() async {
    let memory = MemoryStorage()
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    let server = DayServer(
      storage: memory.storage,
      exchange: { _, _ in
        RankedReply(status: 200, body: Array(#"{"api": "api/v1", "privacy": "https://a.example/p"}"#.utf8))
      })
    server.loadInfo()
    await until { server.info.privacyPolicy == "https://a.example/p" }
    server.choose("")
    #expect(server.choice == nil)
    #expect(server.info == ServerInfo())
  }

  private enum Code: UInt8 { case report }

  private var screen: PlainScreen {
    let columns: [TableBlock.Column] = [.init("Place"), .init("Name", .name), .init("Report", isTitleHidden: true)]
    func row(_ rank: String, _ name: String, isOwn: Bool = false) -> TableBlock.Row {
      let report = Action(.init(Code.report), "Report", spokenText: "Report \(name)")
      return TableBlock.Row(
        [.init(rank), .init(name), .init(report)], isOwn: isOwn, spokenText: "\(rank) place: \(name).")
    }
    let table = TableBlock("Everyone", columns, [row("1st", "Bob"), row("2nd", "Ada"), row("3rd", "Bob", isOwn: true)])
    return PlainScreen("Standings", [.init("all", nil, [.block("table", .table(table))])])
  }

  private func rows(_ screen: PlainScreen) -> [String] {
    guard case .table(let table) = screen.sections[0].blocks[0].content else { return [] }
    return table.rows.map {
      [$0.cells[1].text, $0.spokenText, $0.cells[2].action?.spokenText ?? ""].joined(separator: "|")
    }
  }

  @Test func hiddenNameIsReplacedEverywhereButInThePlayersOwnRow() {
    var names = HiddenNames()
    #expect(names.applied(to: screen) == screen)
    names.hide("Bob")
    #expect(
      rows(names.applied(to: screen)) == [
        "Hidden name|1st place: Hidden name.|Report Hidden name", "Ada|2nd place: Ada.|Report Ada",
        "Bob|3rd place: Bob.|Report Bob",
      ])
  }

  @Test func hiddenNamesAreStoredAndCanBeShownAgain() {
    let session = FakeSession()
    let controller = SessionController(session) { _ in nil }
    controller.hideName("Ada")
    controller.hideName("Bob B")
    controller.hideName("Ada")
    func stored() -> [String] { SessionController(session) { _ in nil }.hiddenNames.names }
    #expect(stored() == ["Ada", "Bob B"])
    controller.showHiddenNames()
    #expect(controller.hiddenNames.names.isEmpty)
    #expect(stored().isEmpty)
    #expect(HiddenNames(text: Array("junk".utf8)).names.isEmpty)
  }
}
