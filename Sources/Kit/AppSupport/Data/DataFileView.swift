#if canImport(SwiftUI)
import SessionSupport
import SwiftUI
import UniformTypeIdentifiers

/// The sheet "Your data": saves the device's data to a file, shares it, and imports such a file.
public struct DataFileView: View {
  private let screen: DataFileScreen
  private let close: @MainActor () -> Void
  @State private var sharedURL: URL?

  /// Creates the sheet.
  public init(_ screen: DataFileScreen, close: @escaping @MainActor () -> Void) {
    self.screen = screen
    self.close = close
  }

  /// The screen, with buttons to share the file and to leave.
  public var body: some View {
    NavigationStack {
      ScreenView(
        screen.source.screen, ScreenActionHandler { id, text in screen.act { $0.perform(id, text: Array(text.utf8)) } }
      )
      .toolbar {
        DoneButton(action: close)
        if let sharedURL {
          ToolbarItem(placement: .primaryAction) {
            ShareLink(item: sharedURL) { Label("Share the file", systemImage: "square.and.arrow.up") }
          }
        }
      }
    }
    .onAppear { sharedURL = screen.sharedFile().flatMap { Self.write($0, for: "share") } }
    .fileMover(isPresented: isSaving, file: screen.savedFile.flatMap { Self.write($0, for: "save") }) { _ in }
    .fileImporter(isPresented: isOpening, allowedContentTypes: [.plainText]) { result in
      if case .success(let url) = result { screen.open(Self.read(url)) }
    }
  }

  private var isSaving: Binding<Bool> { dialog(isOpen: screen.savedFile != nil) }

  private var isOpening: Binding<Bool> { dialog(isOpen: screen.isOpeningFile) }

  private func dialog(isOpen: Bool) -> Binding<Bool> {
    Binding(get: { @MainActor in isOpen }, set: { @MainActor isOpen in if !isOpen { screen.closeDialog() } })
  }

  /// Writes a temporary file, which the system deletes later. Each purpose has its own, because saving moves the file.
  private static func write(_ file: [UInt8], for purpose: String) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(purpose)
    let url = folder.appendingPathComponent(DataFileScreen.fileName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(file).write(to: url)
    } catch {
      return nil
    }
    return url
  }

  private static func read(_ url: URL) -> [UInt8]? {
    #if os(iOS) || os(macOS)
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    #endif
    return (try? Data(contentsOf: url)).map { Array($0) }
  }
}
#endif
