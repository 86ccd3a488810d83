import Foundation
import Testing

@testable import SwiftUI

/// The checks of layout. Each refuses a planted fault, and accepts a view without it.
@MainActor
@Suite struct LayoutCheckTests {
  private let device = Device.all[0]

  private func app(_ view: some View, textSize: DynamicTypeSize = .large) -> HeadlessApp {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = textSize
    let app = HeadlessApp(view, size: device.size, environment: environment)
    app.layOut(on: device)
    return app
  }

  private func problems(_ view: some View, textSize: DynamicTypeSize = .large) -> [String] {
    app(view, textSize: textSize).layoutProblems(on: device)
  }

  @Test func cutTextIsReported() {
    let text = Text(verbatim: "A sentence that needs three lines")
    #expect(problems(text.lineLimit(1).frame(width: 120)).count == 1)
    #expect(problems(text.frame(width: 120, height: 30)).count == 1)
    #expect(problems(text.frame(width: 120)) == [])
  }

  @Test func cutTitlesAreReported() {
    func page(_ title: String) -> some View { NavigationStack { Text(verbatim: "Page").navigationTitle(title) } }
    #expect(problems(page("A title for several lines")).count == 1)
    #expect(problems(page("Preferences")) == [])
    #expect(problems(page("Preferences"), textSize: .accessibility5).count == 1)
  }

  @Test func brokenWordsAreReported() {
    let text = Text(verbatim: "Congratulations").frame(width: 200)
    #expect(problems(text, textSize: .accessibility5).count == 1)
    #expect(problems(text) == [])
  }

  @Test func viewsOutsideTheScreenAreReported() {
    #expect(problems(Text(verbatim: "Lost").offset(x: 300)).count == 1)
    #expect(problems(Text(verbatim: "Here").offset(x: 30)) == [])
  }

  @Test func viewsAreReachableByScrolling() {
    let tall = VStack(spacing: 0) {
      Color.gray.frame(height: 900)
      Text(verbatim: "Below")
    }
    #expect(problems(tall).count == 1)
    #expect(problems(ScrollView { tall }) == [])
  }

  @Test func smallTargetsAreReported() {
    func button(_ side: CGFloat) -> some View {
      Button {
      } label: {
        Color.gray.frame(width: side, height: 44)
      }
      .buttonStyle(.plain)
    }
    #expect(problems(button(40)).count == 1)
    #expect(problems(button(44)) == [])
  }

  @Test func starvedRegionsAreReported() {
    func screen(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: height)
        ScrollView { Text(verbatim: String(repeating: "A long text. ", count: 100)) }
      }
    }
    #expect(problems(screen(500)).count == 1)
    #expect(problems(screen(300)) == [])
  }

  @Test func hiddenViewsAndPartsOfTheSystemAreNotChecked() {
    #expect(problems(Text(verbatim: "Lost").offset(x: 300).hidden()) == [])
    let form = Form {
      Section { Button("OK") {} }
    }
    #expect(problems(form) == [])
  }

  // MARK: Layout of views

  private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, view) in subviews.enumerated() {
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let x = bounds.minX + half.width * CGFloat(index)
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(half))
      }
    }
  }

  @Test func layoutsOfAppsPlaceTheirViews() {
    let app = app(
      Halves()() {
        Color.red
        Color.blue
      })
    let colors = app.keyWindow.content.all { $0.kind == .color }
    #expect(colors.map { $0.frame?.minX } == [0, 160])
    #expect(colors.map { $0.frame?.width } == [160, 160])
  }

  @Test func geometryReadersAreEvaluatedUntilNothingMoves() {
    let app = app(
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        GeometryReader { Text(verbatim: "\(Int($0.size.height))") }
      })
    #expect(app.keyWindow.content.all { $0.kind == .text }.map(\.text) == ["448"])
    #expect(app.problems == [])
  }

  @Test func readersThatMoveThemselvesAreReported() {
    struct Restless: View {
      @State private var height = 10.0

      var body: some View {
        GeometryReader { space in
          Color.red.onChange(of: space.size.height, initial: true) { height = height == 10 ? 20 : 10 }
        }
        .frame(height: height)
      }
    }
    #expect(app(Restless()).problems.contains("The layout doesn't come to rest."))
  }

  @Test func onlyTheViewThatFitsIsPlaced() {
    let app = app(
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "Much too wide for the small screen of this device")
        Text(verbatim: "Fits")
      })
    #expect(app.keyWindow.content.all { $0.kind == .text && $0.frame != nil }.map(\.text) == ["Fits"])
  }

  // MARK: Pictures

  @Test func picturesSayWhatTheyAre() {
    let app = app(Text(verbatim: "1 < 2 & 3"))
    let picture = app.picture(on: device, isLabeled: true)
    #expect(picture.contains("stand-in"))
    #expect(picture.contains("1 &lt; 2 &amp; 3"))
    #expect(!app.picture(on: device).contains("stand-in"))
  }

  @Test func picturesShowColorsOfTheScheme() {
    let app = app(Color.primary)
    #expect(app.picture(on: device).contains("fill=\"#000\""))
    app.environment.colorScheme = .dark
    app.layOut(on: device)
    #expect(app.picture(on: device).contains("fill=\"#fff\""))
  }
}
