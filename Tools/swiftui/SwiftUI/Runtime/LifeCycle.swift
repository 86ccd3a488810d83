/// The modifiers that act when a view appears, disappears, or changes.
extension View {
  /// `onAppear`. https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  nonisolated func _onAppear(_ action: (() -> Void)?) -> _Modified<Self> {
    _remembering("onAppear") { context, content in
      let nodes = content._nodes(context)
      let scope = context.scope
      if !scope.hasAppeared {
        scope.hasAppeared = true
        if let action { context.app.afterPass("onAppear at \(scope.path)") { action() } }
      }
      return nodes
    }
  }

  /// `onDisappear`. https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  nonisolated func _onDisappear(_ action: (() -> Void)?) -> _Modified<Self> {
    _remembering("onDisappear") { context, content in
      context.scope.hasAppeared = true
      // The latest closure has the latest values.
      context.scope.onDisappear = action.map { action in { action() } }
      return content._nodes(context)
    }
  }

  /// `onChange`: the closure gets the old and the new value. With `initial`, both are the first one.
  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  nonisolated func _onChange<Value: Equatable>(
    _ value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void
  ) -> _Modified<Self> {
    _remembering("onChange") { context, content in
      let nodes = content._nodes(context)
      var isNew = false
      let last = context.scope.slot("value") {
        isNew = true
        return LastBox(value)
      }
      let old = last.value
      last.value = value
      if isNew ? initial : old != value {
        context.app.afterPass("onChange from \(old) to \(value) at \(context.scope.path)") { action(old, value) }
      }
      return nodes
    }
  }

  /// `task`: it starts when the view appears, is canceled when the view disappears, and starts again when the ID changes.
  /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  nonisolated func _task<ID: Equatable>(id: ID, _ action: @escaping @Sendable () async -> Void) -> _Modified<Self> {
    _remembering("task") { context, content in
      let nodes = content._nodes(context)
      let scope = context.scope
      var isNew = false
      let last = scope.slot("task") {
        isNew = true
        return LastBox(id)
      }
      if isNew || last.value != id {
        last.value = id
        context.app.afterPass("task at \(scope.path)") {
          scope.task?.cancel()
          scope.task = Task { @MainActor in await action() }
        }
      }
      return nodes
    }
  }

  /// `id`: when the value changes, the view has another identity, and its state is reset.
  /// https://developer.apple.com/documentation/swiftui/view/id(_:)
  nonisolated func _identified(by id: some Hashable) -> _Modified<Self> {
    _evaluated { context, content in
      let nodes = content._nodes(context.child("id").child(.id(AnyHashable(id))))
      for node in nodes { node.id = AnyHashable(id) }
      return nodes
    }
  }

  /// `transition`: it belongs to the view that appears or disappears, and not to what a phase animator makes of that view.
  nonisolated func _transition() -> _Modified<Self> {
    _evaluated { context, content in
      if context.isAnimated { context.app.report("A transition is inside a phaseAnimator.") }
      return content._nodes(context)
    }
  }

  /// `tag`. https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
  nonisolated func _tagged(_ tag: AnyHashable) -> _Modified<Self> {
    _evaluated { context, content in
      var context = context
      context.tag = tag
      let nodes = content._nodes(context)
      for node in nodes { node.tag = tag }
      return nodes
    }
  }
}

/// A value that a modifier remembers from the last evaluation.
final class LastBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension HeadlessApp {
  /// Counts a vibration.
  nonisolated static func reportFeedback() {
    MainActor.assumeIsolated { current?.feedbackCount += 1 }
  }
}
