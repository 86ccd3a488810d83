/// One key as a player pressed it.
package enum Key: Hashable {
  /// A key that writes something. The space bar is one.
  case character(Character)
  /// A letter held together with Ctrl, in lower case.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
}
