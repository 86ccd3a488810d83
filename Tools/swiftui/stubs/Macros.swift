// swift-format-ignore-file
import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { ... }`, which expands to nothing: its closure is already type-checked against the macro's signature.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] { [] }
}

/// `@State` of Xcode 27, with the storage `__x`: `x` is its value, `_x` stands for the property wrapper, and `$x` is
/// the binding.
///
/// Apple's expansion isn't public. TN3211 says only that every other stored property must have a value before an
/// initializer assigns `x` or `_x`. The storage here therefore has a value from the start, and `x` and `_x` have plain
/// setters, which need all of `self`. A value in the declaration takes precedence over a value that an initializer
/// assigns, so `_x` is a constant if the declaration has a value.
public struct StateMacro: AccessorMacro, PeerMacro {
    public static func expansion(of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws -> [AccessorDeclSyntax] {
        let name = try Property(declaration).name
        return ["get { __\(raw: name).wrappedValue }", "nonmutating set { __\(raw: name).wrappedValue = newValue }"]
    }
    public static func expansion(of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        let property = try Property(declaration)
        let (name, access) = (property.name, property.access)
        let type = property.type.map { "SwiftUI.State<\($0)>" }
        guard let value = property.value else {
            guard let type, let wrapped = property.type else { throw Refusal.noType }
            return [
                "private let __\(raw: name) = \(raw: type)(_storage: ())",
                "private var _\(raw: name): \(raw: type) { get { __\(raw: name) } set {} }",
                "\(raw: access)var $\(raw: name): SwiftUI.Binding<\(raw: wrapped)> { __\(raw: name).projectedValue }",
            ]
        }
        // The compiler infers a missing type from the value, but only for a stored property.
        let storage = "\(type ?? "SwiftUI.State")(wrappedValue: \(value))"
        return [
            "private let __\(raw: name) = \(raw: storage)",
            "private let _\(raw: name) = \(raw: storage)",
            "\(raw: access)let $\(raw: name) = \(raw: storage).projectedValue",
        ]
    }

    /// The parts of `@State private var x: Type = value`.
    private struct Property {
        let name, access: String
        let type, value: String?
        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { throw Refusal.noSingleVariable }
            name = pattern.identifier.text
            access = variable.modifiers.map { $0.name.text + " " }.joined()
            type = binding.typeAnnotation?.type.trimmedDescription
            value = binding.initializer?.value.trimmedDescription
        }
    }
    private enum Refusal: String, Error, CustomStringConvertible {
        case noSingleVariable = "@State is read here on a single variable"
        case noType = "a @State without a value needs a type"
        var description: String { rawValue }
    }
}
