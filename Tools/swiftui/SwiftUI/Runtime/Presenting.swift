import Foundation

/// The modifiers that show other views over a view, or in a bar around it.
extension View {
  /// `sheet`: while the item isn't `nil`, its content covers the window. When the item's identity changes, the sheet is dismissed
  /// and replaced. https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
  ///
  /// The content is evaluated once more with the old item when the sheet goes, because it is still drawn while it slides away.
  nonisolated func _sheet<Item: Identifiable>(
    _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> some View
  ) -> _Modified<Self> {
    _remembering("sheet") { context, view in
      let nodes = view._nodes(context.child("view"))
      let last = context.scope.slot("last") { LastBox<Item?>(nil) }
      let current = item.wrappedValue
      if let old = last.value, current?.id != old.id {
        _ = context.sheet(of: old, item, onDismiss, content)
        last.value = nil
        context.app.afterPass("dismissed sheet at \(context.scope.path)") { [weak app = context.app] in
          onDismiss?()
          app?.invalidate()
        }
      } else if let current {
        last.value = current
        let sheet = context.sheet(of: current, item, onDismiss, content)
        context.window?.present(sheet, level: context.presentation.level + 1)
      }
      return nodes
    }
  }

  /// `alert`: every action closes the alert. Without actions, the system adds an OK button.
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-6awwp
  nonisolated func _alert(_ title: Text, _ isPresented: Binding<Bool>, _ actions: some View, _ message: some View)
    -> _Modified<Self>
  {
    _remembering("alert") { context, view in
      let nodes = view._nodes(context.child("view"))
      guard isPresented.wrappedValue else { return nodes }
      var inner = context.child("alert").with {
        $0.buttonStyle = .system("alert")
        $0.isEnabled = true
      }
      inner.presentation = Presentation(level: context.presentation.level + 1)
      let alert = inner.node(.alert, .title(title.string), message._nodes(inner.child("message")))
      var buttons = actions._nodes(inner.child("actions"))
      if buttons.isEmpty { buttons = Button("OK") {}._nodes(inner.child("ok")) }
      for button in buttons {
        let action = button.behavior.action
        button.behavior.action = {
          isPresented.wrappedValue = false
          action?()
        }
      }
      alert.children += buttons
      alert.behavior.dismiss = { isPresented.wrappedValue = false }
      context.window?.present(alert, level: inner.presentation.level)
      return nodes
    }
  }

  /// `navigationDestination`: while the item isn't `nil`, its page is over the root of the navigation stack.
  /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)
  nonisolated func _destination<Item: Hashable>(_ item: Binding<Item?>, _ destination: @escaping (Item) -> some View)
    -> _Modified<Self>
  {
    _remembering("navigationDestination") { context, view in
      let nodes = view._nodes(context.child("view"))
      guard let current = item.wrappedValue else { return nodes }
      guard let navigation = context.navigation else {
        context.app.report("A navigationDestination is outside of a NavigationStack at \(context.scope.path).")
        return nodes
      }
      var inner = context.child("page").child(.id(AnyHashable(current)))
      inner.environment.dismissAction = DismissAction { item.wrappedValue = nil }
      let own = Navigation()
      inner.navigation = own
      let page = inner.node(.page, .none, destination(current)._nodes(inner.child("content")))
      page.parameters = .title(own.title ?? "")
      let back = Button("Back") { item.wrappedValue = nil }
      page.toolbar = inner.toolbarItems(.navigation, back) + own.toolbar
      navigation.page = page
      return nodes
    }
  }

  /// `toolbar`: the items are in the bar of the navigation stack around the view.
  /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
  nonisolated func _toolbar(_ content: some ToolbarContent) -> _Modified<Self> {
    _remembering("toolbar") { context, view in
      let nodes = view._nodes(context.child("view"))
      if let navigation = context.navigation {
        navigation.toolbar += content._items(context.child("items"))
      } else {
        context.app.report("A toolbar is outside of a NavigationStack at \(context.scope.path).")
      }
      return nodes
    }
  }

  /// `fileImporter` and `fileMover`: a dialog of the system, in which the player names a file or cancels.
  /// https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
  nonisolated func _fileDialog(
    _ title: String, _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> _Modified<Self> {
    _remembering("fileDialog \(title)") { context, view in
      let nodes = view._nodes(context.child("view"))
      guard isPresented.wrappedValue else { return nodes }
      let dialog = context.node(.fileDialog, .title(title))
      dialog.behavior.dismiss = { isPresented.wrappedValue = false }
      dialog.behavior.type = { path in
        isPresented.wrappedValue = false
        onCompletion(.success(URL(fileURLWithPath: path)))
      }
      context.window?.present(dialog, level: context.presentation.level + 1)
      return nodes
    }
  }

  /// `contextMenu`. https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
  nonisolated func _contextMenu(_ items: some View) -> _Modified<Self> {
    _remembering("contextMenu") { context, view in
      let nodes = view._nodes(context.child("view"))
      let menu = items._nodes(context.child("items").with { $0.buttonStyle = .system("menu") })
      for node in nodes { node.menu += menu }
      return nodes
    }
  }
}

/// The item of a sheet that has a Boolean binding.
struct OnlyItem: Identifiable {
  var id: Int { 0 }
}

extension _Context {
  /// Evaluates the content of a sheet for an item. A sheet has the environment of the view that presents it, but a system's button
  /// style, and nothing that belongs to the place in the window.
  fileprivate func sheet<Item: Identifiable>(
    of value: Item, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: (Item) -> some View
  ) -> Node {
    var inner = child("sheet").child(.id(AnyHashable(value.id))).with {
      $0.buttonStyle = .system("automatic")
      $0.dismissAction = DismissAction { item.wrappedValue = nil }
    }
    inner.presentation = Presentation(level: presentation.level + 1)
    inner.navigation = nil
    inner.tabs = nil
    inner.tag = nil
    let sheet = inner.node(.sheet, .none, content(value)._nodes(inner.child("content")))
    sheet.parameters = .detents(inner.presentation.detents)
    sheet.behavior.dismiss = { item.wrappedValue = nil }
    sheet.behavior.canSwipeAway = inner.presentation.canSwipeAway
    return sheet
  }

  /// Evaluates the content of a toolbar's item. An item without content is a problem, because it can leave an empty
  /// frame in the bar (assumed).
  func toolbarItems(_ placement: ToolbarItemPlacement, _ content: some View) -> [Node] {
    let nodes = content._nodes(child("item"))
    if nodes.isEmpty { app.report("A toolbar has an empty item at \(scope.path).") }
    return nodes.map { node(.toolbarItem, .toolbarItem(placement), [$0]) }
  }

  /// Evaluates a control that the button style draws.
  func styledButton(_ kind: Node.Kind, _ label: some View) -> Node {
    let node = node(kind)
    switch environment.buttonStyle {
    case .system: node.children = label._nodes(child("label"))
    case .custom(let draw):
      let label = ButtonStyleConfiguration.Label { label._nodes($0.child("label")) }
      node.children = draw(self, ButtonStyleConfiguration(label: label, isPressed: false))
    }
    return node
  }
}
