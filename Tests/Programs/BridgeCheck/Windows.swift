import DOM
import GameCore
import WebSupport

func checkWindow() {
  Log.write("unread", LocalStorage.read("bridge"))
  Log.write("written \(LocalStorage.write("bridge", "tägliche 🎲".utf8Bytes))")
  Log.write("read", LocalStorage.read("bridge"))
  Log.write("full \(!LocalStorage.write("large", Array(repeating: 0x61, count: 6_000_000)))")
  Log.write("empty \(LocalStorage.write("bridge", [])) \(LocalStorage.read("bridge") == [])")
  LocalStorage.remove("bridge")
  Log.write("unread", LocalStorage.read("bridge"))

  Log.write("random \(Window.random64() != Window.random64())")
  Log.write("date \(Window.formatDate(1_700_000_000))")
  Log.write("now \(Window.epochSeconds > 1_700_000_000) \(Window.monotonicMilliseconds > 0)")
  Log.write("wide \(Window.matches("(min-width: 1px)")) \(Window.matches("(max-width: 1px)"))")
  Log.write("hidden \(Window.isHidden)")
  Window.setTitle("Brücke")

  Log.write("hash", Window.hash)
  Log.write("base", Window.baseAddress)
  Window.changeHash("scores", isReplacing: false)
  Log.write("hash", Window.hash)
  Window.changeHash("", isReplacing: true)
  Log.write("hash", Window.hash)
  Window.onHashChange { Log.write("hash changed", Window.hash) }
  LocalStorage.onChange { Log.write("changed elsewhere", $0) }
  Window.onMediaChange("(prefers-color-scheme: dark)") { Log.write("dark \($0)") }

  var frames = 0
  Window.eachFrame { _ in
    frames += 1
    return frames < 3
  }
  Window.eachFrame { _ in
    frames += 100
    return true
  }.cancel()
  var isEarly = true
  Window.onNextFrame { _ in isEarly = false }
  Window.after(milliseconds: 10) { Log.write("never") }.cancel()
  Window.after(milliseconds: 300) { Log.write("later \(frames) \(isEarly)") }
}

func checkNumberTexts() {
  let numbers: [Double] = [0, -0.001, 1.005, -12.5, 100, 0.1 + 0.2, 1e300, .nan, -.infinity, 99.999]
  Log.write("numbers" + numbers.reduce("") { "\($0) \($1.text())" })
  Log.write("digits \(2.0.text(decimals: -3)) \((1.0 / 3).text(decimals: 99)) \((-0.05).text(decimals: 1))")
}

func checkSVGPaths() {
  var outline = SVGPath()
  outline.move(0, 1.25)
  for _ in 0..<2 { outline.addCurve(-2, 3, 4.04, 5, 6, 7) }
  outline.close()
  Log.write("outline \(outline.text)")
  var chart = SVGPath()
  chart.move(0, 0.04)
  chart.addLine(toX: 1000, y: -0.06)
  chart.addDot(atX: 12.96, y: 100)
  Log.write("chart \(chart.text)")
  Log.write("nothing \(SVGPath().text.isEmpty)")
}
