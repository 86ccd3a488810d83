extension CaseIterable where Self: Equatable {
  /// The case so many places further on, going round at the ends.
  package func stepped(by offset: Int) -> Self {
    let all = Array(Self.allCases)
    guard let index = all.firstIndex(of: self) else { return self }
    return all[((index + offset) % all.count + all.count) % all.count]
  }
}
