import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The address of a shared game, and behind it what the sender has made of it: `codebreaker/1/537/4.mastermind/solved-5`.
  /// An address without that is one too.
  struct FriendResult {
    /// The address of the game alone.
    let address: [UInt8]

    /// In how many attempts the sender has solved it, if that is told.
    let attempts: Int?

    private static var mark: [UInt8] { "/solved-".utf8Bytes }

    init(address: [UInt8], attempts: Int?) {
      self.address = address
      self.attempts = attempts
    }

    /// Takes an address apart. One whose end is not of this form is left as it is.
    init(_ whole: [UInt8]) {
      let mark = Self.mark
      let start = whole.indices.last { whole[$0...].starts(with: mark) }
      let attempts = start.flatMap { Self.read(whole[($0 + mark.count)...]) }
      self.init(address: attempts == nil ? whole : Array(whole[..<(start ?? 0)]), attempts: attempts)
    }

    /// The address with what it tells.
    var whole: [UInt8] {
      attempts.map { address + Self.mark + $0.description.utf8Bytes } ?? address
    }

    /// Reads a number of attempts, 1 to 9999 in the only way it can be written.
    static func read(_ digits: some Collection<UInt8>) -> Int? {
      DecimalText.read(digits).flatMap { 1...9999 ~= $0 ? Int($0) : nil }
    }
  }
}
