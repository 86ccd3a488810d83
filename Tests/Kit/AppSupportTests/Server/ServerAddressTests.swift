import Testing

@testable import AppSupport

@Suite struct ServerAddressTests {
  private func read(_ text: String) throws -> String { try ServerAddress(typed: text).text }

  @Test(arguments: [
    ("https://parlor.example", "https://parlor.example"), (" parlor.example/ ", "https://parlor.example"),
    ("HTTPS://Parlor.Example:443/Games/", "https://parlor.example/Games"),
    ("https://parlor.example:8443/a/b//", "https://parlor.example:8443/a/b"),
    ("http://localhost:8080", "http://localhost:8080"), ("localhost:8080", "http://localhost:8080"),
    ("127.0.0.1:80/x", "http://127.0.0.1/x"), ("http://127.9.0.1", "http://127.9.0.1"),
    ("[::1]:8080", "http://[::1]:8080"), ("https://[2001:db8::1]", "https://[2001:db8::1]"),
    ("https://localhost", "https://localhost"),
  ])
  func typedAddressIsNormalized(_ typed: String, _ text: String) throws {
    #expect(try read(typed) == text)
    #expect(try read(text) == text, "the stored text is readable")
  }

  @Test(arguments: [
    "http://parlor.example", "http://127.parlor.example", "http://localhost.parlor.example", "http://127.0.0.1.5",
    "http://127.0.0", "http://192.168.1.2", "http://[::2]", "http://127.0.0.256",
  ])
  func insecureAddressIsRejected(_ typed: String) {
    #expect(throws: ServerAddress.Fault.notSecure) { try ServerAddress(typed: typed) }
  }

  @Test(arguments: [
    "https://ada@parlor.example", "https://ada:secret@parlor.example", "https://parlor.example/?x",
    "https://parlor.example#x", #"https://parlor.example\@other.example"#,
  ])
  func addressWithExtraPartsIsRejected(_ typed: String) {
    #expect(throws: ServerAddress.Fault.hasExtraParts) { try ServerAddress(typed: typed) }
  }

  @Test(arguments: [
    "", "https://", "https:///x", "ftp://parlor.example", "javascript://x", "https://parlor..example", "https://-a.b",
    "https://parlor.example:", "https://parlor.example:0", "https://parlor.example:65536", "https://parlor.example:8x",
    "https://bücher.example", "https://parlor.example/../x", "https://parlor.example/a//b",
    "https://parlor.example/%2e",
    "https://[::1", "https://[]", "https://[::1]x", "https://a_b.example",
  ])
  func invalidAddressIsRejected(_ typed: String) {
    #expect(throws: ServerAddress.Fault.notAnAddress) { try ServerAddress(typed: typed) }
  }

  @Test func everyFaultHasItsOwnMessage() {
    let faults: [ServerAddress.Fault] = [.notAnAddress, .notSecure, .hasExtraParts]
    #expect(Set(faults.map(\.sentence)).count == 3)
  }
}
