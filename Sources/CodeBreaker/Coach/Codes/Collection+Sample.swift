extension RandomAccessCollection {
  /// So many of the elements, evenly chosen and in their order, the first one among them; all of them where there are no
  /// more.
  func evenSample(_ count: Int) -> [Element] {
    let count = Swift.min(Swift.max(count, 0), self.count)
    // The products may have more bits than an index has in a browser, where that is 32.
    return (0..<count).map { place in
      self[index(startIndex, offsetBy: Int(Int64(place) * Int64(self.count) / Int64(count)))]
    }
  }
}
