import Foundation
import SessionSupport

/// The screen "Your data" of an app, observable by SwiftUI. Files go through the system's dialogs.
public final class DataFileScreen: SourceScreen<DataScreen> {
  private final class Files {
    var saved: [UInt8]?
    var isOpening = false
  }

  private let files: Files
  private let data: DeviceData

  /// The name of the file that the player saves or shares.
  public static let fileName = "parlor-data.txt"

  /// Creates the screen. `storedTexts` lists what the game can store. `remove` deletes a stored value.
  public init(
    _ storedTexts: [StoredText], _ environment: PlayEnvironment,
    remove: @escaping (String) -> Void = { UserDefaults.standard.removeObject(forKey: $0) }
  ) {
    let files = Files()
    let data = DeviceData(storedTexts, environment: environment, remove: remove)
    self.files = files
    self.data = data
    super.init(RequestRunner(DataScreen(data, save: { files.saved = $0 }, open: { files.isOpening = true })))
  }

  /// The file that the player saves, or `nil`.
  public var savedFile: [UInt8]? {
    _ = source
    return files.saved
  }

  /// Whether the player chooses a file to open.
  public var isOpeningFile: Bool {
    _ = source
    return files.isOpening
  }

  /// Returns the file to share, or `nil` if it can't be made.
  public func sharedFile() -> [UInt8]? { try? data.export().file }

  /// Ends the system's dialog, if one is open.
  public func closeDialog() {
    guard files.saved != nil || files.isOpening else { return }
    act { _ in
      files.saved = nil
      files.isOpening = false
    }
  }

  /// Imports the chosen file, or shows that it can't be read if `file` is `nil`.
  public func open(_ file: [UInt8]?) {
    act { $0.importFile(file ?? []) }
  }
}

extension SessionController {
  /// The open screen "Your data", or `nil`.
  public final var dataScreen: DataFileScreen? { openedScreen as? DataFileScreen }

  /// Opens the screen "Your data".
  public final func openData() {
    present { DataFileScreen(Session.storedTexts, ownSession.environment) }
  }
}
