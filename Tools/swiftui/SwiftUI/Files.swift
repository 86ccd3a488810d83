// swift-format-ignore-file
// The system's dialogs for files.
import UniformTypeIdentifiers

extension View {
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { _fileDialog("Open", isPresented, onCompletion) } // Apple: swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
    nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { _fileDialog("Move", isPresented, onCompletion) } // Apple: swiftui/view/filemover(ispresented:file:oncompletion:)
}
