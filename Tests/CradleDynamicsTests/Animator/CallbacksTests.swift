import Testing

@testable import CradleDynamics

@Suite("An animator's calls of the app's code")
struct CallbacksTests {
  @Test("a change outside of calls is made at once, one within them after the outermost")
  func order() {
    let callbacks = Callbacks()
    var made: [Int] = []
    #expect(callbacks.perform { made.append(0) })
    callbacks.call {
      callbacks.call { #expect(!callbacks.perform { made.append(1) }) }
      #expect(callbacks.isInCall && made == [0])
    }
    #expect(!callbacks.isInCall && made == [0, 1])
  }

  @Test("a change is followed by those that it requests; what these request comes first in the next call")
  func changesOfChanges() {
    let callbacks = Callbacks()
    var made: [Int] = []
    _ = callbacks.perform {
      _ = callbacks.perform {
        made.append(1)
        _ = callbacks.perform { made.append(2) }
      }
      made.append(0)
    }
    #expect(made == [0, 1] && callbacks.hasDeferredChanges && !callbacks.isInCall)
    callbacks.call { made.append(3) }
    #expect(made == [0, 1, 2, 3] && !callbacks.hasDeferredChanges)
  }

  @Test("a call ends though every change requests another one")
  func endlessRequests() {
    let callbacks = Callbacks()
    var count = 0
    func request() {
      // Without a limit here, a call that makes them all would never end.
      guard count < 100 else { return }
      count += 1
      _ = callbacks.perform(request)
    }
    request()
    #expect(count == 3)
    // A call makes the one that waited, and the one that this requested.
    for call in 1...3 {
      callbacks.call {}
      #expect(count == 3 + 2 * call && callbacks.hasDeferredChanges)
    }
  }

  @Test("a frame ends with the changes that it requested, and only its steps count as steps")
  func frame() {
    let callbacks = Callbacks()
    var states: [[Bool]] = []
    func note() { states.append([callbacks.isInCall, callbacks.isInFrame, callbacks.isStepping]) }
    callbacks.frame {
      note()
      callbacks.step { note() }
      _ = callbacks.perform { note() }
    }
    note()
    #expect(
      states == [[true, true, false], [true, true, true], [true, true, false], [false, false, false]])
  }
}
