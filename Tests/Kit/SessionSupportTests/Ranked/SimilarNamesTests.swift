import Testing

@testable import SessionSupport

struct SimilarNamesTests {
  /// The names of a list, and the indexes of those that are marked.
  @Test(
    arguments: [
      (["Ada", "Bob"], []), (["Ada", "Ada", "Bob"], [0, 1]),
      // Cyrillic and Greek letters.
      (["Ada", "Аda", "Adа"], [0, 1, 2]), (["Nora", "Νora"], [0, 1]), (["Poppy", "Рорру"], [0, 1]),
      // Letters of other names stay different, and so does the case.
      (["Ada", "ada"], []), (["Жanna", "Janna"], []), (["Zoë", "Zoe"], []), (["שלום", "שלם"], []),
      (["Ali", "AIi", "A1i", "A|i"], [0, 1, 2, 3]), (["Al", "AI"], [0, 1]), (["Otto", "0tto"], [0, 1]),
      (["\u{410}"], []), ([], []),
    ] as [([String], [Int])])
  func namesThatLookTheSameAreMarked(names: [String], marked: [Int]) {
    let marks = SimilarNames.marks(names.map { Array($0.utf8) })
    #expect(marks.indices.filter { marks[$0] } == marked)
  }

  @Test func truncatedLettersAreNoFault() {
    #expect(SimilarNames.marks([[0xD0], [0xD0, 0xB0], Array("a".utf8)]) == [false, true, true])
  }
}
