#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

/// A month of days, with a mark for each game played and a band for each streak.
struct CalendarMonthView: View {
  let month: CalendarMonth
  let actionHandler: ScreenActionHandler

  var body: some View {
    let weeks = month.weeks
    VStack(spacing: 4) {
      HStack(spacing: 8) {
        Heading(month.title, font: .headline)
          .frame(maxWidth: .infinity, alignment: .leading)
        ForEach(month.steps, id: \.id) { step in
          Button("\(step.label)") { actionHandler.perform(step) }
            .buttonStyle(.game)
            .disabled(!step.isEnabled)
            .accessibilityLabel(step.spokenText ?? step.label)
        }
      }
      HStack(spacing: 0) {
        ForEach(CalendarMonth.weekdays, id: \.self) { name in
          Text(verbatim: "\(name.prefix(1))")
            .font(.footnote)
            .foregroundStyle(.muted)
            .frame(maxWidth: .infinity)
        }
      }
      .accessibilityHidden(true)
      ForEach(weeks.indices, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(weeks[week].indices, id: \.self) { place in
            if let index = weeks[week][place] {
              DayView(day: month.days[index], actionHandler: actionHandler)
            } else {
              Color.clear
                .frame(maxWidth: .infinity, maxHeight: 1)
            }
          }
        }
      }
      if month.legend.count > 1 {
        FittingRows(breakMode: .everywhere) {
          ForEach(month.legend.indices, id: \.self) { place in
            HStack(spacing: 6) {
              DayMark(place: place, isFilled: true)
              NoteText(month.legend[place])
            }
          }
        }
        .accessibilityHidden(true)
      }
    }
    // Seven columns have no room for larger numbers.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

private struct DayView: View {
  let day: CalendarMonth.Day
  let actionHandler: ScreenActionHandler

  var body: some View {
    Button {
      if let action = day.action { actionHandler.perform(action) }
    } label: {
      VStack(spacing: 3) {
        Text(verbatim: "\(day.number)")
          .monospacedDigit()
          .fontWeight(day.isToday ? .bold : .regular)
        HStack(spacing: 3) {
          ForEach(day.marks.indices, id: \.self) { DayMark(place: $0, isFilled: day.marks[$0]) }
        }
      }
      .frame(maxWidth: .infinity, minHeight: GameButtonMetrics.minSide)
      .background { band }
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(.accent, lineWidth: day.isSelected ? 3 : day.isToday ? 2 : 0)
      }
      .contentShape(Rectangle())
      .pointerHighlight(RoundedRectangle(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .disabled(day.action == nil)
    .opacity(day.action == nil ? 0.4 : 1)
    .accessibilityLabel(day.spokenText)
    .accessibilityAddTraits(day.isSelected ? .isSelected : [])
  }

  private var band: some View {
    Rectangle()
      .fill(.accent)
      .opacity(day.joinsPrevious || day.joinsNext ? 0.16 : 0)
      .padding(.leading, day.joinsPrevious ? 0 : 4)
      .padding(.trailing, day.joinsNext ? 0 : 4)
  }
}

/// A mark in the color and shape of its place: a square, and then a circle.
private struct DayMark: View {
  let place: Int
  let isFilled: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: place == 0 ? 1.5 : 4)
      .fill(place == 0 ? SchemeColor.accent : .alarm)
      .frame(width: 8, height: 8)
      .opacity(isFilled ? 1 : 0)
  }
}
#endif
