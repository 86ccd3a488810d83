extension View {
  /// Evaluates the body of a composite view. The views of the module have their own implementation.
  public func _nodes(_ context: _Context) -> [Node] {
    let context = context.child(Self.self)
    let view = context.linked(self)
    return context.app.checksStaleViews ? context.checkedNodes(of: view) : view.body._nodes(context)
  }
}

/// A view with a modifier of this module.
public struct _Modified<Content: View>: View {
  let content: Content
  let evaluate: @MainActor (_Context, Content) -> [Node]
  /// Not used: the view is evaluated by its modifier.
  public var body: Never { fatalError("A modified view has no body.") }
  /// Evaluates the view with its modifier.
  public func _nodes(_ context: _Context) -> [Node] { evaluate(context, content) }
}

extension View {
  /// Evaluates the view in another way. Use it for modifiers.
  nonisolated func _evaluated(_ evaluate: @escaping @MainActor (_Context, Self) -> [Node]) -> _Modified<Self> {
    _Modified(content: self, evaluate: evaluate)
  }

  /// Evaluates the view in a place of its own, so that the modifier can remember something.
  nonisolated func _remembering(_ name: String, _ evaluate: @escaping @MainActor (_Context, Self) -> [Node])
    -> _Modified<Self>
  {
    _Modified(content: self) { context, content in evaluate(context.child(name), content) }
  }

  /// Changes each node of the view. A modifier of a `Group` or a `ForEach` applies to each of its views:
  /// https://developer.apple.com/documentation/swiftui/group
  nonisolated func _changed(_ change: @escaping @MainActor (Node) -> Void) -> _Modified<Self> {
    _evaluated { context, content in
      let nodes = content._nodes(context)
      for node in nodes { change(node) }
      return nodes
    }
  }

  /// Appends a modifier to each node of the view.
  nonisolated func _modified(_ modifier: Modifier) -> _Modified<Self> { _changed { $0.modifiers.append(modifier) } }

  /// Evaluates the view in a changed environment.
  nonisolated func _environment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> _Modified<Self> {
    _evaluated { context, content in
      var context = context
      change(&context.environment)
      return content._nodes(context)
    }
  }

  /// Evaluates the view, and a layer with other views for each of its nodes.
  nonisolated func _layered(_ kind: Node.Kind, _ parameters: Parameters, with layer: some View) -> _Modified<Self> {
    _remembering(kind.rawValue) { context, content in
      content._nodes(context.child("content")).enumerated().map { index, node in
        let views = layer._nodes(context.child("layer").child(.index(index)))
        return context.node(kind, parameters, [node] + views)
      }
    }
  }

  /// The view unchanged, for modifiers that no one can see or hear here.
  nonisolated func _unchanged() -> _Modified<Self> { _evaluated { context, content in content._nodes(context) } }
}

extension _Context {
  /// Evaluates a view, and returns its only node, or an element around its nodes.
  func only(_ nodes: [Node]) -> Node { nodes.count == 1 ? nodes[0] : node(.element, .none, nodes) }
}

extension _Context {
  /// Evaluates the content of a container.
  func container(_ kind: Node.Kind, _ parameters: Parameters = .none, _ content: some View) -> [Node] {
    [node(kind, parameters, content._nodes(child(kind.rawValue)))]
  }
}
