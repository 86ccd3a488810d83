import SessionSupport

/// The sentences that the blocks of a screen announce to screen readers when they appear or change.
struct AnnouncedBlocks: Hashable, Sendable {
  private struct Sentence: Hashable {
    let id: BlockID
    let text: String
  }

  private let sentences: [Sentence]

  init<Picture>(_ sections: [Screen<Picture>.Section]) {
    sentences = sections.flatMap(\.blocks).compactMap { block in
      switch block.content {
      case .text(let text, _, isAnnounced: true), .problem(let text, _): Sentence(id: block.id, text: text)
      default: nil
      }
    }
  }

  /// Returns one announcement of all sentences that are new since `earlier`, or `nil` if none is.
  func announcement(after earlier: AnnouncedBlocks) -> Announcement? {
    let known = Set(earlier.sentences)
    let fresh = sentences.filter { !known.contains($0) }
    return fresh.isEmpty ? nil : Announcement(fresh.map(\.text).joined(separator: " "), priority: .normal)
  }
}

#if canImport(SwiftUI)
import SwiftUI

private struct BlockAnnouncer: ViewModifier {
  let blocks: AnnouncedBlocks?
  @Environment(\.windowRole) private var windowRole

  func body(content: Content) -> some View {
    content.onChange(of: blocks) { earlier, now in
      if windowRole.isFront, let earlier, let now { now.announcement(after: earlier)?.post() }
    }
  }
}

extension View {
  /// Announces what is new in `blocks`, unless it was `nil`. Apply it to one view around all the blocks, because a block
  /// that appears with its text can't observe a change.
  func announces(_ blocks: AnnouncedBlocks?) -> some View {
    modifier(BlockAnnouncer(blocks: blocks))
  }
}
#endif
