/// A class of which each thread has one object, because views belong to the thread that made them.
protocol PerThread: AnyObject {
  /// The key of the object among the thread's values.
  static var key: String { get }
  init()
}

extension PerThread {
  /// The object of the present thread.
  static var current: Self {
    if let existing = Thread.current.threadDictionary[key] as? Self { return existing }
    let new = Self()
    Thread.current.threadDictionary[key] = new
    return new
  }
}
