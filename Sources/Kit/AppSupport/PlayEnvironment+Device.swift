import Foundation
import SessionSupport

#if canImport(Network)
import Network
#endif

extension PlayEnvironment {
  /// Returns the device of the app: its clock, its random number generator, and user defaults as the storage.
  public static func device(_ defaults: UserDefaults = .standard) -> PlayEnvironment {
    var environment = PlayEnvironment(
      storage: .userDefaults(defaults),
      now: { Int64(Date().timeIntervalSince1970) },
      random: {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      },
      // Sound and vibration are on, because sounds obey the silent switch, and vibration disturbs no one else.
      sharedSettings: SharedSettings(hasSound: true, hasVibration: true))
    environment.utcOffset = {
      Int64(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0))))
    }
    environment.pressTime = { uptimeMilliseconds }
    return environment
  }

  static var uptimeMilliseconds: Int64 { Int64(ProcessInfo.processInfo.systemUptime * 1000) }
}

extension DayServer {
  /// The key in an app's `Info.plist` for the address of the site to which shared links lead. It may be empty.
  public static let defaultSiteKey = "ParlorSite"

  /// Returns the server chosen on this device, which uses the device's network and keychain. `name` is the service name
  /// of the app's keychain items, such as `parlor-triples`.
  public static func device(_ name: String, _ defaults: UserDefaults = .standard) -> DayServer {
    let network = ServerNetwork()
    #if canImport(Security)
    let secrets: any SecretStore = Keychain(SystemKeychain(service: name))
    #else
    let secrets: any SecretStore = MemorySecretStore()
    #endif
    let site = Bundle.main.object(forInfoDictionaryKey: defaultSiteKey) as? String
    let server = DayServer(
      storage: .userDefaults(defaults), secrets: secrets, defaultSite: site.flatMap { try? ServerAddress(typed: $0) },
      exchange: { await network.send($0, to: $1) })
    #if canImport(Network)
    Task { [weak server] in
      for await path in NWPathMonitor() { server?.networkDidChange(isAvailable: path.status == .satisfied) }
    }
    #endif
    return server
  }
}

extension Storage {
  /// Returns storage in user defaults, which the system writes to disk by itself, even when it quits the app. Text is
  /// stored as data, so that damaged bytes, which may not be valid UTF-8, can be read and set aside unchanged.
  public static func userDefaults(_ defaults: UserDefaults) -> Storage {
    Storage(
      read: { key in defaults.data(forKey: key).map { Array($0) } },
      write: { key, text in
        defaults.set(Data(text), forKey: key)
        return true
      })
  }
}
