import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The kinds of tiles from 6 up that the player has made. A tile contains all smaller ones, so only the largest is
  /// stored:
  ///
  ///     triples-collection/1
  ///     largest 48
  struct TileCollection: MergeableValue, Hashable {
    private static let header: StaticString = "triples-collection/1"

    private var lines = SettingLines(header: Self.header)

    init() {}

    /// The largest tile, or 0.
    var largestTile: Int {
      get { lines["largest"].flatMap { DecimalText.read($0) }.map { min(Int(clamping: $0), GameCounts.maxTile) } ?? 0 }
      set { lines["largest"] = newValue.description.utf8Bytes }
    }

    mutating func add(_ tile: Int) { if tile > largestTile { largestTile = tile } }

    mutating func merge(_ other: Self) { add(other.largestTile) }

    init?(text: [UInt8]) {
      guard let lines = SettingLines(text, header: Self.header) else { return nil }
      self.lines = lines
    }

    var text: [UInt8] { lines.text }
  }

  private static let collectionKey = "parlor.triples.collection"

  /// The collection on this device, or `nil` if a later release has stored it in another format.
  private var collection: TileCollection? {
    environment.storage.read(Self.collectionKey).map { TileCollection(text: $0) } ?? TileCollection()
  }

  /// Adds the highest tile that a move made to the collection. Returns whether it is the first of its kind. Moves of the
  /// coach don't count, nor do games continued from a replay.
  func collect(_ made: Int) -> Bool {
    guard made > scoreCache.collectedTile, automaticPlay == nil, !marks.contains(.continuedFromReplay),
      saved.firstCoachMoveIndex == nil, var collection
    else { return false }
    scoreCache.collectedTile = max(made, collection.largestTile)
    guard made > collection.largestTile else { return false }
    collection.add(made)
    // If the storage refuses, the tile is celebrated again in a later session, and no notice is needed.
    _ = environment.storage.write(Self.collectionKey, collection.text)
    // Releases up to 0.2.0 have no collection, but statistics.
    return made > max(sharedFiles.statistics.content.largestTile, board.previousGame.bestTile)
  }

  /// The number of kinds in a full collection: 6, 12, and so on up to 12,288.
  public static let kindCount = 12

  /// The collected tiles as a picture with a caption.
  var collectionBlock: Block<Picture>? {
    let largest = max(collection?.largestTile ?? 0, statistics.largestTile)
    let count = min(GameCounts.barIndex(of: largest), Self.kindCount)
    return .picture("collection", .collection(count: count), "Collected \(count) of \(Self.kindCount)")
  }
}
