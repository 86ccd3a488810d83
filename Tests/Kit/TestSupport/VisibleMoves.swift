import SessionSupport

/// Returns the address of a game with its moves visible, or `nil` if there is none or its hidden moves are damaged.
public func visible(_ address: [UInt8]?) -> [UInt8]? { address.flatMap { try? HiddenMoves.reveal($0) } }
