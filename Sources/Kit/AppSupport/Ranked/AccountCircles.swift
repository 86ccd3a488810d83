#if canImport(SwiftUI)
import NumberedGame
import PlaySupport
import SwiftUI

/// The circles with friends at which the player sits, and the ways to others.
struct AccountCircles: View {
  let screen: AccountScreen
  @State private var name = ""
  @State private var code = ""

  var body: some View {
    let account = screen.account
    let circles = account.profile?.circles ?? []
    Section("Tables with friends") {
      if circles.isEmpty {
        Text("You sit at no table yet.")
          .foregroundStyle(.muted)
      }
      ForEach(circles.indices, id: \.self) { AccountCircle(head: circles[$0], screen: screen) }
      AccountField(title: "Name of a new table", text: $name, label: "Make") {
        screen.act { $0.makeCircle(Array(name.utf8)) }
      }
      AccountField(title: "Code of a table", text: $code, label: "Join") {
        screen.act { $0.join(Array(code.utf8)) }
      }
    }
    // What was typed has done its work.
    .onChange(of: circles.count) { old, new in
      if new > old { (name, code) = ("", "") }
    }
  }
}

/// A circle in the list, which shows its members when it is pressed.
private struct AccountCircle: View {
  let head: FriendCircleName
  let screen: AccountScreen

  var body: some View {
    let account = screen.account
    let isOpen = account.openCircleCode == head.code
    Button {
      screen.act { $0.toggle(head.code) }
    } label: {
      HStack {
        Text(verbatim: String(decoding: head.name, as: UTF8.self))
          .frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isOpen ? "chevron.up" : "chevron.down")
          .foregroundStyle(.muted)
      }
      .frame(minHeight: GameButton.least)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityValue(isOpen ? "Open" : "Closed")
    if isOpen {
      if let circle = account.circle, circle.head.code == head.code {
        content(circle)
      } else if account.isAsking {
        Text("One moment…")
          .foregroundStyle(.muted)
      }
    }
  }

  @ViewBuilder private func content(_ circle: FriendCircle) -> some View {
    LabeledLine("Code", String(decoding: circle.head.code, as: UTF8.self))
      .textSelection(.enabled)
    ForEach(MemberLine.lines(circle)) { line in
      AdaptiveRow {
        MemberView(line: line)
      } end: {
        if circle.isMaker, !line.isOwn, let member = circle.members.first(where: { $0.id == line.id }) {
          Button("Remove") { screen.act { $0.wonder(.sendAway(member, circle.head)) } }
            .buttonStyle(.game)
            .accessibilityLabel("Remove \(line.name)")
        }
      }
    }
    AdaptiveStack {
      ShareLink(item: screen.invitation(to: circle.head)) { WideLabel("Share the link") }
      Button(wide: "Leave") { screen.act { $0.wonder(.leave(circle.head)) } }
      if circle.isMaker {
        Button(wide: "Delete") { screen.act { $0.wonder(.deleteCircle(circle.head)) } }
      }
    }
    .buttonStyle(.game)
    Text(verbatim: screen.account.circleNote)
      .font(.footnote)
      .foregroundStyle(.muted)
  }
}

/// A member: the name, today's games, and the last thirty days.
private struct MemberView: View {
  let line: MemberLine

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 6) {
        Text(verbatim: line.name)
          .fontWeight(line.isOwn ? .bold : .regular)
        if line.isOwn {
          Text("you")
            .font(.footnote)
            .foregroundStyle(.accent)
        }
      }
      Text(verbatim: line.today)
        .font(.footnote)
      Text(verbatim: "\(line.month) in \(FriendCircle.days) days")
        .font(.footnote)
        .foregroundStyle(.muted)
    }
    .monospacedDigit()
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(line.spoken)
  }
}
#endif
