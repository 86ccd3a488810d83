import Foundation
import Testing

@testable import Sealing

struct SealSecretsTests {
  private static func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).map { UInt8(hex.dropFirst($0).prefix(2), radix: 16)! }
  }

  /// Test case 16 of McGrew and Viega, "The Galois/Counter Mode of Operation (GCM)", 2005, which encrypts 60 bytes.
  @Test func encryptionMatchesThePublishedValue() {
    let key = Self.bytes("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308")
    let nonce = Self.bytes("cafebabefacedbaddecaf888")
    let text = Self.bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let plaintext = Self.bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657"
        + "ba637b39")
    let ciphertext = Self.bytes(
      "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0a"
        + "bcc9f662")
    let tag = Self.bytes("76fc6ece0f4e1768cddf8853bb2d551b")
    #expect(AESGCM.encrypt(plaintext, key: key, nonce: nonce, authenticating: text) == ciphertext + tag)
    #expect(AESGCM.decrypt(ciphertext, tag: tag, key: key, nonce: nonce, authenticating: text) == plaintext)
    #expect(AESGCM.decrypt(ciphertext, tag: tag, key: key, nonce: nonce, authenticating: []) == nil)
  }

  private let first = [UInt8](repeating: 1, count: 32)
  private let second = [UInt8](repeating: 2, count: 32)
  private let value = (0..<32).map { UInt8($0) }

  @Test func anySecretOpensAndOnlyTheFirstIsCurrent() {
    let (old, both, new) = (SealSecrets([first]), SealSecrets([second, first]), SealSecrets([second]))
    let stored = old.sealed(value, label: "x")
    #expect(stored != old.sealed(value, label: "x"), "each nonce is random")
    #expect(SealSecrets.isSealed(stored))
    #expect(!stored.contains(value))
    for secrets in [old, both] { #expect(secrets.content(of: stored, label: "x") == .value(value)) }
    #expect(new.content(of: stored, label: "x") == .sealed(secretName: old.name!))
    #expect(SealSecrets().content(of: stored, label: "x") == .sealed(secretName: old.name!))
    #expect([old, both, new, SealSecrets()].map { $0.isCurrent(stored) } == [true, false, false, false])
    #expect(both.isCurrent(new.sealed(value, label: "x")))
  }

  @Test func withoutSecretsValuesAreStoredAsTheyAre() {
    #expect(SealSecrets().sealed(value, label: "x") == value)
    for secrets in [SealSecrets(), SealSecrets([first])] {
      #expect(secrets.content(of: value, label: "x") == .value(value))
      #expect(secrets.isCurrent(value) == secrets.isEmpty)
    }
  }

  @Test func everyChangeIsNoticed() {
    let secrets = SealSecrets([first])
    let stored = secrets.sealed(value, label: "x")
    #expect(secrets.content(of: stored, label: "y") == .damaged)
    for index in stored.indices {
      var changed = stored
      changed[index] ^= 1
      guard case .value = secrets.content(of: changed, label: "x") else { continue }
      Issue.record("byte \(index) can be changed")
    }
    for length in [0, 31, 33, stored.count - 1] {
      #expect(secrets.content(of: Array(stored.prefix(length)), label: "x") == .damaged)
    }
  }

  @Test func descriptionsDoNotRevealSecrets() {
    var dumped = ""
    dump(SealSecrets([first]), to: &dumped)
    let text = "\(SealSecrets([first])) \(String(reflecting: SealSecrets([first]))) \(dumped)"
    #expect(!text.contains("1, 1"))
    #expect(!text.contains("0101"))
  }

  // MARK: - The file

  private func withFile(_ content: String, mode: mode_t = 0o600, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "parlor-seal-\(UUID().uuidString)").path
    try Data(content.utf8).write(to: URL(filePath: path))
    #expect(chmod(path, mode) == 0)
    defer { unlink(path) }
    try body(path)
  }

  private let one = String(repeating: "0a", count: 32)
  private let two = String(repeating: "0B", count: 32)

  @Test func fileHasASecretPerLine() throws {
    let text = "# The second line seals.\r\n  \(one) \n\n\(two)"
    try withFile(text) { path in
      let secrets = try SealFile.secrets(at: path)
      #expect(secrets.name == SealSecrets([[UInt8](repeating: 10, count: 32)]).name)
      let other = SealSecrets([[UInt8](repeating: 11, count: 32)]).sealed(value, label: "x")
      #expect(secrets.content(of: other, label: "x") == .value(value))
    }
  }

  @Test func badContentsAreNamedWithoutTheSecret() throws {
    let invalid = "It needs 64 hexadecimal digits, as openssl rand -hex 32 prints them."
    for (content, fault) in [
      ("", "PATH contains no secret. Write one with openssl rand -hex 32."),
      ("# \(one)\n", "PATH contains no secret. Write one with openssl rand -hex 32."),
      ("\(one)\n\(one.dropLast())", "Line 2 of PATH isn't a secret. \(invalid)"),
      ("\(one)0", "Line 1 of PATH isn't a secret. \(invalid)"),
      ("\n\(one.dropLast())g", "Line 2 of PATH isn't a secret. \(invalid)"),
      ("\(one)\n\n\(one)", "Line 3 of PATH repeats the secret of line 1."),
      (String(repeating: "#", count: 70_000), "PATH is longer than 65536 bytes, so it isn't a file with secrets."),
    ] {
      try withFile(content) { path in
        let error = #expect(throws: SealFile.Fault.self) { try SealFile.secrets(at: path) }
        #expect(error?.description.replacing(path, with: "PATH") == fault)
      }
    }
  }

  @Test func fileThatOthersCanReadIsRefused() throws {
    // A group may read root's files.
    let groupModes: [mode_t] = geteuid() == 0 ? [] : [0o640]
    for mode in [0o604, 0o620, 0o644, 0o602] + groupModes {
      try withFile(one, mode: mode) { path in
        let error = #expect(throws: SealFile.Fault.self) { try SealFile.secrets(at: path) }
        #expect(error?.description == "Other users can read or change \(path). Run chmod 600 \(path).")
      }
    }
    try withFile(one, mode: 0o400) { _ = try SealFile.secrets(at: $0) }
  }

  @Test func missingFileAndFolderAreNamed() {
    let folder = FileManager.default.temporaryDirectory.path
    for (path, fault) in [
      ("/nowhere/seal", "Can't read the secrets in /nowhere/seal: No such file or directory."),
      (folder, "\(folder) isn't a file."),
    ] {
      let error = #expect(throws: SealFile.Fault.self) { try SealFile.secrets(at: path) }
      #expect(error?.description == fault)
    }
  }
}
