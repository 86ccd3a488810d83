import SessionSupport

// The names of the symbols in SF Symbols.

extension Action.Symbol {
  var systemName: String {
    switch self {
    case .undo: "arrow.uturn.backward"
    case .share: "square.and.arrow.up"
    case .remove: "trash"
    case .backspace: "delete.left"
    case .up: "arrow.up"
    case .down: "arrow.down"
    case .coach: "lightbulb"
    }
  }
}

extension ListItem.Symbol {
  var systemName: String {
    switch self {
    case .eye: "eye"
    case .hand: "hand.raised"
    case .people: "person.2"
    case .paperPlane: "paperplane"
    }
  }
}
