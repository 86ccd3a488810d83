import Foundation

#if canImport(Darwin)
import Darwin
#endif

enum Machine {
  static var description: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return "\(processor), \(cores == 1 ? "1 core" : "\(cores) cores"), \(system) \(architecture)"
  }

  private static var processor: String {
    #if canImport(Darwin)
    var size = 0
    guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0, size > 1 else {
      return "unknown processor"
    }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return "unknown processor" }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
    // Linux on x86 has the name of the processor in "model name". Most other architectures don't have this line.
    let table = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = table.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
    return name ?? "unknown processor"
    #endif
  }

  private static var system: String {
    #if os(macOS)
    "macOS"
    #elseif os(Linux)
    "Linux"
    #else
    "unknown system"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "unknown architecture"
    #endif
  }
}
