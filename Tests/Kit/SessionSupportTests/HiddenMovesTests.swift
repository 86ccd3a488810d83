import GameCore
import SessionSupport
import TestSupport
import Testing

@Suite struct HiddenMovesTests {
  private func fault(_ address: [UInt8]) -> HiddenMoves.Fault? {
    do throws(HiddenMoves.Fault) {
      _ = try HiddenMoves.reveal(address)
      return nil
    } catch {
      return error
    }
  }

  /// Links that are shared must stay readable, so a change of the mix needs another marker.
  @Test(arguments: [
    ("triples/1/14/uldr", 3, "triples/1/14/z47g3iu"),
    ("triples/1/14/uldr/vs/lldr", 3, "triples/1/14/zc7g3itncwgs41a"),
    ("triples/1/537/uldr", 3, "triples/1/537/z4f21d1"),
    ("triples/1/2026-11-21/1a1d2f2h,u2hl1h", 3, "triples/1/2026-11-21/zf3w6zr66ug2jc2hnz"),
    ("codebreaker/1/537/4.mastermind/0123,2020/solved-2", 4, "codebreaker/1/537/4.mastermind/zisb6mfj58iqa7bih62bj"),
    (
      "codebreaker/1/537/4.mastermind.10/01-a,x/hints-1/vs/2020", 4,
      "codebreaker/1/537/4.mastermind.10/zmn1mglqv45ih0jfd3fn150a4"
    ),
    (
      "codebreaker/1/without-luck/4.mastermind/0011:00,2345:11", 4,
      "codebreaker/1/without-luck/4.mastermind/zf3axx6uxbkvq5eqtx"
    ),
  ])
  func linkHidesItsMovesAndShowsThemAgain(address: String, wordCount: Int, link: String) throws {
    let hidden = HiddenMoves.hide(address.utf8Bytes, after: wordCount)
    #expect(String(decoding: hidden, as: UTF8.self) == link)
    #expect(try HiddenMoves.reveal(hidden) == address.utf8Bytes)
  }

  @Test(arguments: [
    "", "board", "levels", "triples/1/14", "triples/1/14/", "triples/1/14/uldr", "triples/1/14/uldr/vs/lldr",
    "codebreaker/1/537/4.mastermind/0123,2020/solved-2", "assist/1/4/6/mastermind/0123:11", "z", "z4uldr",
  ])
  func linkWithoutHiddenMovesStaysAsItIs(address: String) throws {
    #expect(try HiddenMoves.reveal(address.utf8Bytes) == address.utf8Bytes)
  }

  @Test(arguments: ["board", "triples/1/14", "triples/1/14/", "triples/1/14/UL", "triples/1/14/ul ", "triples/1/14/uz"])
  func linkWithoutMovesOrWithOtherCharactersIsNotHidden(address: String) {
    #expect(HiddenMoves.hide(address.utf8Bytes, after: 3) == address.utf8Bytes)
  }

  @Test func gamesOfOtherNumbersHideTheSameMovesDifferently() {
    let links = (1...200).map { HiddenMoves.hide("triples/1/\($0)/uuuuuuuu".utf8Bytes, after: 3).suffix(9) }
    #expect(Set(links).count == 200)
    let letters = Set(links[0])
    #expect(letters.count > 3, "equal moves aren’t equal characters")
  }

  @Test func cutLinkIsToldFromAChangedOne() {
    let link = HiddenMoves.hide("triples/1/14/uldruldr".utf8Bytes, after: 3)
    #expect(fault("triples/1/14/z".utf8Bytes) == .cutOff)
    for count in 1..<10 { #expect(fault(link.dropLast(count)) == .cutOff) }
    #expect(fault(link.dropLast(3) + "…".utf8Bytes) == .cutOff)
    #expect(fault(link + [UInt8(ascii: "0")]) == .cutOff, "the number of characters is wrong, too")
    #expect(fault(link + [UInt8(ascii: "/")]) == .changed)
    var other = link
    other.replaceSubrange(10..<12, with: "15".utf8Bytes)
    #expect(fault(other) == .changed, "the moves of another game")
  }

  @Test func anyMovesRoundTripAndDamageNeverTraps() throws {
    var random = SplitMix64(seed: 61)
    let letters = "0123456789abcdefghijklmnoprstuvx,:-/".utf8Bytes
    var unnoticed = 0
    for _ in 0..<5000 {
      let moves = (0...random.numberBelow(90)).map { _ in letters[random.numberBelow(letters.count)] }
      let address = "triples/1/\(1 + random.numberBelow(1000))/".utf8Bytes + moves
      let link = HiddenMoves.hide(address, after: 3)
      #expect(try HiddenMoves.reveal(link) == address)
      #expect(AddressText.cleaned(fragment: link) == link)
      #expect(AddressText.cleaned(fragment: upper(link)) == link)
      let damaged = random.spoil(link, alphabet: letters)
      if damaged != link, damaged.starts(with: address.dropLast(moves.count) + [UInt8(ascii: "z")]),
        fault(damaged) == nil
      {
        unnoticed += 1
      }
    }
    #expect(unnoticed < 200, "one in 36 of the changes of a character")
  }

  private func upper(_ link: [UInt8]) -> [UInt8] { link.map { 0x61...0x7A ~= $0 ? $0 & 0xDF : $0 } }
}
