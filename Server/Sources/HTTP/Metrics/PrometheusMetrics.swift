import Synchronization

/// The metrics of a server, which it publishes in Prometheus's text format. Calls with the same name and labels return
/// the same counter, gauge, or histogram.
public final class PrometheusMetrics: Sendable {
  private struct Family {
    let kind: String
    var help: String?
    var series: [String: any Series] = [:]
  }

  private let families = Mutex<[String: Family]>([:])

  /// Creates an empty set of metrics.
  public init() {}

  /// Returns a counter, which only grows.
  public func counter(_ name: String, help: String? = nil, labels: [(String, String)] = []) -> PrometheusCounter {
    series(name, "counter", help, labels) { PrometheusCounter() }
  }

  /// Returns a gauge, which holds a current value.
  public func gauge(_ name: String, help: String? = nil, labels: [(String, String)] = []) -> PrometheusGauge {
    series(name, "gauge", help, labels) { PrometheusGauge() }
  }

  /// Returns a histogram, which counts values by size. `bounds` are its buckets' upper bounds, in ascending order.
  public func histogram(
    _ name: String, help: String? = nil, labels: [(String, String)] = [], bounds: [Double]
  ) -> PrometheusHistogram {
    series(name, "histogram", help, labels) { PrometheusHistogram(bounds: bounds) }
  }

  private func series<Kind: Series>(
    _ name: String, _ kind: String, _ help: String?, _ labels: [(String, String)], make: () -> Kind
  ) -> Kind {
    let name = Self.sanitizedName(name)
    let key = labels.map { "\(Self.sanitizedName($0.0))=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
    return families.withLock { families in
      var family = families[name] ?? Family(kind: kind)
      family.help = family.help ?? help
      if let known = family.series[key] as? Kind { return known }
      let made = make()
      // If the name belongs to a metric of another kind, that metric stays, and the new series isn't published.
      if family.kind == kind { family.series[key] = made }
      families[name] = family
      return made
    }
  }

  /// The metrics in Prometheus's text format, version 0.0.4.
  public var text: String {
    var text = ""
    for (name, family) in families.withLock({ $0 }).sorted(by: { $0.key < $1.key }) where !family.series.isEmpty {
      if let help = family.help { text += "# HELP \(name) \(help)\n" }
      text += "# TYPE \(name) \(family.kind)\n"
      for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
        series.write(name: name, labels: labels, into: &text)
      }
    }
    return text
  }

  private static func sanitizedName(_ text: String) -> String {
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

  /// The bucket bounds for histograms of times, in seconds.
  public static let timeBounds = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  /// The bucket bounds for histograms of counts, such as the number of moves in a transaction.
  public static let countBounds = (0...12).map { Double(1 << $0) }
}

private protocol Series: AnyObject, Sendable {
  func write(name: String, labels: String, into text: inout String)
}

/// A counter, which only grows.
public final class PrometheusCounter: Series, Sendable {
  private let count = Atomic<Int64>(0)

  /// Adds to the count.
  public func increment(by amount: Int64 = 1) { count.wrappingAdd(amount, ordering: .relaxed) }

  fileprivate func write(name: String, labels: String, into text: inout String) {
    text += line(name, labels, "\(count.load(ordering: .relaxed))")
  }
}

/// A gauge, which holds a current value.
public final class PrometheusGauge: Series, Sendable {
  private let value = Atomic<Double>(0)

  /// Replaces the value.
  public func set(_ value: Double) { self.value.store(value, ordering: .relaxed) }

  /// Adds to the value.
  public func increment(by amount: Double) { value.add(amount) }

  fileprivate func write(name: String, labels: String, into text: inout String) {
    text += line(name, labels, number(value.load(ordering: .relaxed)))
  }
}

/// A histogram, which counts values by size.
public final class PrometheusHistogram: Series, Sendable {
  private let bounds: [Double]
  /// A count for each bound, and one for the values above all bounds.
  private let counts: Mutex<[Int64]>
  private let sum = Atomic<Double>(0)

  init(bounds: [Double]) {
    self.bounds = bounds
    counts = Mutex(Array(repeating: 0, count: bounds.count + 1))
  }

  /// Counts a value.
  public func record(_ value: Double) {
    let index = bounds.firstIndex { value <= $0 } ?? bounds.count
    counts.withLock { $0[index] += 1 }
    sum.add(value)
  }

  fileprivate func write(name: String, labels: String, into text: inout String) {
    var total: Int64 = 0
    for (bound, count) in zip(bounds.map(number) + ["+Inf"], counts.withLock({ $0 })) {
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
