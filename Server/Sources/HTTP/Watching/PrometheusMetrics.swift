import CoreMetrics
import Synchronization

/// What is counted and measured, and the text in which Prometheus reads it.
///
/// It serves swift-metrics, so that whoever counts need not know of it: a `Counter` becomes a counter, a `Gauge` or a `Meter` a
/// gauge, a `Timer` a histogram of seconds, and a `Recorder` a histogram of whatever it records. Handlers of one name and the
/// same labels are one and the same.
public final class PrometheusMetrics: MetricsFactory {
  private struct State {
    var families: [String: Family] = [:]
  }

  private struct Family {
    let kind: String
    var help: String?
    var series: [String: any Series] = [:]
  }

  private let state = Mutex(State())

  /// Nothing counted yet.
  public init() {}

  // MARK: What there is

  /// A counter, which only grows.
  func counter(_ name: String, help: String? = nil, labels: [(String, String)] = []) -> PrometheusCounter {
    series(name, "counter", help, labels) { PrometheusCounter() }
  }

  /// A gauge, which says how things are.
  func gauge(_ name: String, help: String? = nil, labels: [(String, String)] = []) -> PrometheusGauge {
    series(name, "gauge", help, labels) { PrometheusGauge() }
  }

  /// A histogram, which counts values by their size.
  func histogram(
    _ name: String, help: String? = nil, labels: [(String, String)] = [], bounds: [Double]
  ) -> PrometheusHistogram {
    series(name, "histogram", help, labels) { PrometheusHistogram(bounds: bounds) }
  }

  private func series<Kind: Series>(
    _ name: String, _ kind: String, _ help: String?, _ labels: [(String, String)], make: () -> Kind
  ) -> Kind {
    let name = Self.name(name)
    let key = labels.map { "\(Self.name($0.0))=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
    return state.withLock { state in
      var family = state.families[name] ?? Family(kind: kind)
      family.help = family.help ?? help
      if let known = family.series[key] as? Kind { return known }
      let made = make()
      // A name that stands for something of another kind already keeps its meaning; this one is counted for nobody.
      if family.kind == kind { family.series[key] = made }
      state.families[name] = family
      return made
    }
  }

  /// The text that Prometheus reads, version 0.0.4 of its format.
  public var text: String {
    let families = state.withLock { $0.families }
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) where !family.series.isEmpty {
      if let help = family.help { text += "# HELP \(name) \(help)\n" }
      text += "# TYPE \(name) \(family.kind)\n"
      for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
        series.write(name: name, labels: labels, into: &text)
      }
    }
    return text
  }

  private static func name(_ text: String) -> String {
    let bytes = text.utf8.map { isDigit($0) || isLetter($0) || $0 == COLON ? $0 : UInt8(ascii: "_") }
    let name = String(decoding: bytes, as: UTF8.self)
    return bytes.first.map(isDigit) ?? true ? "_" + name : name
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  // MARK: For swift-metrics

  /// The bounds of times, in seconds.
  static let seconds = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  /// The bounds of anything else, such as how many moves were written together.
  static let sizes = (0...12).map { Double(1 << $0) }

  /// A counter.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    counter(label, labels: dimensions)
  }

  /// A gauge.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    gauge(label, labels: dimensions)
  }

  /// A histogram, or a gauge where only the last value counts.
  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    aggregate ? histogram(label, labels: dimensions, bounds: Self.sizes) : gauge(label, labels: dimensions)
  }

  /// A histogram of seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    histogram(label, labels: dimensions, bounds: Self.seconds)
  }

  /// Nothing is forgotten: a counter that came back would have gone down.
  public func destroyCounter(_ handler: any CounterHandler) {}

  /// Nothing is forgotten.
  public func destroyMeter(_ handler: any MeterHandler) {}

  /// Nothing is forgotten.
  public func destroyRecorder(_ handler: any RecorderHandler) {}

  /// Nothing is forgotten.
  public func destroyTimer(_ handler: any TimerHandler) {}
}

/// What has a value, or several, for one set of labels.
private protocol Series: AnyObject, Sendable {
  func write(name: String, labels: String, into text: inout String)
}

/// Counts upwards.
final class PrometheusCounter: CounterHandler, Series {
  private let count = Atomic<Int64>(0)

  func increment() { increment(by: 1) }
  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { count.store(0, ordering: .relaxed) }

  fileprivate func write(name: String, labels: String, into text: inout String) {
    text += line(name, labels, "\(count.load(ordering: .relaxed))")
  }
}

/// Says how things are.
final class PrometheusGauge: MeterHandler, RecorderHandler, Series {
  private let value = Atomic<Double>(0)

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.store(value, ordering: .relaxed) }
  func increment(by amount: Double) { value.add(amount) }
  func decrement(by amount: Double) { value.add(-amount) }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }

  fileprivate func write(name: String, labels: String, into text: inout String) {
    text += line(name, labels, number(value.load(ordering: .relaxed)))
  }
}

/// Counts values by their size.
final class PrometheusHistogram: RecorderHandler, TimerHandler, Series {
  private let bounds: [Double]
  private let counts: Counts
  private let sum = Atomic<Double>(0)

  /// A place for each bound, and one for what is beyond them all.
  private final class Counts: Sendable {
    private let storage: Mutex<[Int64]>
    init(_ count: Int) { storage = Mutex(Array(repeating: 0, count: count)) }
    func add(_ place: Int) { storage.withLock { $0[place] += 1 } }
    var all: [Int64] { storage.withLock { $0 } }
  }

  init(bounds: [Double]) {
    self.bounds = bounds
    counts = Counts(bounds.count + 1)
  }

  func record(_ value: Int64) { record(Double(value)) }
  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
  func record(_ value: Double) {
    counts.add(bounds.firstIndex { value <= $0 } ?? bounds.count)
    sum.add(value)
  }

  fileprivate func write(name: String, labels: String, into text: inout String) {
    var total: Int64 = 0
    for (bound, count) in zip(bounds.map(number) + ["+Inf"], counts.all) {
      total += count
      text += line(name + "_bucket", labels + (labels.isEmpty ? "" : ",") + "le=\"\(bound)\"", "\(total)")
    }
    text += line(name + "_sum", labels, number(sum.load(ordering: .relaxed)))
    text += line(name + "_count", labels, "\(total)")
  }
}

private func line(_ name: String, _ labels: String, _ value: String) -> String {
  labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
}

private func number(_ value: Double) -> String {
  value.rounded() == value && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
}

extension Atomic<Double> {
  fileprivate func add(_ amount: Double) {
    var old = load(ordering: .relaxed)
    while true {
      let (exchanged, seen) = compareExchange(expected: old, desired: old + amount, ordering: .relaxed)
      if exchanged { return }
      old = seen
    }
  }
}
