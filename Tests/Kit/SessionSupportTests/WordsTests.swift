import SessionSupport
import Testing

@Suite struct WordsTests {
  @Test(arguments: [
    ("", ""), ("  ", ""), ("14", "14"), (" 14", "14"), ("14\n", "14"), ("\t 1 4 \u{0}", "1 4"), ("é ", "é"),
  ])
  func spacesAroundTypedTextAreTrimmed(typed: String, text: String) {
    #expect(Array(typed.utf8).trimmed == Array(text.utf8))
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (9, "9th"), (10, "10th"), (11, "11th"), (12, "12th"),
    (13, "13th"), (14, "14th"), (20, "20th"), (21, "21st"), (22, "22nd"), (23, "23rd"), (31, "31st"), (99, "99th"),
    (100, "100th"), (101, "101st"), (111, "111th"), (112, "112th"), (121, "121st"),
    (1003, "1,003rd"), (10_111, "10,111th"),
  ])
  func ordinalsHaveEnglishSuffixes(number: Int, text: String) {
    #expect(Ordinal.text(number) == text)
  }

  @Test func durationsHaveClockAndSpokenForms() {
    for (seconds, clock, spokenText) in [
      (0, "0:00", "0 seconds"), (1, "0:01", "1 second"), (60, "1:00", "1 minute"),
      (125, "2:05", "2 minutes 5 seconds"), (3600, "1:00:00", "1 hour"),
      (36_061, "10:01:01", "10 hours 1 minute 1 second"),
    ] as [(Int64, String, String)] {
      #expect(DurationText.clock(seconds) == clock)
      #expect(DurationText.spokenText(seconds) == spokenText)
    }
  }
}
