/// Ends what lasts as long as an event of Apple's run loop: here, until the next frame begins.
enum EventEnd {
  static func run() {
    CATransactionState.current.endFrame()
    UndoManagers.current.endEvent()
  }
}
