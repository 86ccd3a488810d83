import NIOCore

/// Where a call comes from, as far as limits are concerned: an IPv4 address, or the first 64 bits of an IPv6 one, which is what
/// one household has.
public struct ClientAddress: Hashable, Sendable {
  /// The bits: four bytes, or the first eight of sixteen.
  public let prefix: [UInt8]

  /// The first six bytes of an IPv6 address, or of an IPv4 one all: what a provider hands out together.
  public var provider: [UInt8] { Array(prefix.prefix(6)) }

  /// An address by its bytes; nothing where they are neither 4 nor 16. An IPv4 address that is written as an IPv6 one is the
  /// same address.
  public init?(bytes: [UInt8]) {
    guard let address = canonical(bytes) else { return nil }
    prefix = Array(address.prefix(address.count == 4 ? 4 : 8))
  }

  /// Where a request comes from.
  ///
  /// Each proxy writes at the right end of `X-Forwarded-For` whom it got the request from. Whatever stands left of the first
  /// address that is no proxy of ours may have been made up.
  ///
  /// - Parameters:
  ///   - peer: the bytes of who is at the other end of the connection.
  ///   - forwarded: the value of `X-Forwarded-For`.
  ///   - proxies: those who are believed.
  static func ofClient(peer: [UInt8]?, forwarded: String?, proxies: [AddressRange]) -> ClientAddress? {
    guard var nearest = peer else { return nil }
    for entry in (forwarded ?? "").split(separator: ",", omittingEmptySubsequences: false).reversed() {
      guard proxies.contains(where: { $0.contains(nearest) }), let bytes = Self.bytes(trimmed(entry)) else { break }
      nearest = bytes
    }
    return ClientAddress(bytes: nearest)
  }

  /// The bytes of an address as proxies write them: with or without a port, in brackets or not.
  private static func bytes(_ text: String) -> [UInt8]? {
    var address = text[...]
    if address.first == "[" {
      guard let end = address.firstIndex(of: "]") else { return nil }
      address = address[address.index(after: address.startIndex)..<end]
    } else if address.count(where: { $0 == ":" }) == 1, let colon = address.firstIndex(of: ":") {
      address = address[..<colon]
    }
    return (try? SocketAddress(ipAddress: String(address), port: 0))?.bytes
  }
}

/// Addresses that begin alike: `10.0.0.0/8`, `fd00::/8`, or a single one.
public struct AddressRange: Sendable {
  private let first: [UInt8]
  private let bits: Int

  /// The range that a text names; nothing where it names none.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      let bytes = (try? SocketAddress(ipAddress: String(parts[0]), port: 0))?.bytes
    else { return nil }
    first = bytes
    guard parts.count == 2 else {
      bits = bytes.count * 8
      return
    }
    guard parts[1].utf8.allSatisfy(isDigit), let count = Int(parts[1]), count <= bytes.count * 8 else { return nil }
    bits = count
  }

  /// Whether an address is one of these.
  func contains(_ address: [UInt8]) -> Bool {
    guard address.count == first.count else { return false }
    return (0..<bits).allSatisfy { bit in
      (address[bit / 8] ^ first[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
    }
  }
}

/// The bytes of an address, where one that stands for an IPv4 address is that.
private func canonical(_ bytes: [UInt8]) -> [UInt8]? {
  guard bytes.count == 16 else { return bytes.count == 4 ? bytes : nil }
  let isFour = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
  return isFour ? Array(bytes[12...]) : bytes
}

extension SocketAddress {
  /// The four or sixteen bytes of an address of the Internet.
  var bytes: [UInt8]? {
    switch self {
    case .v4(let address): withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address): withUnsafeBytes(of: address.address.sin6_addr) { canonical(Array($0)) }
    case .unixDomainSocket: nil
    }
  }
}
