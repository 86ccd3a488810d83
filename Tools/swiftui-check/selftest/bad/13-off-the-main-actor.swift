// swift-format-ignore-file
import SwiftUI
@MainActor @Observable final class Model { var name = "" }
func read(_ model: Model) -> String { model.name }
