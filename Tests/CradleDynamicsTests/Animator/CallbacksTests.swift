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

  @Test("a change that requests another one is followed by it")
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
    #expect(made == [0, 1, 2] && !callbacks.isInCall)
  }

  @Test("a frame ends with the changes that it requested, and only a step of it is one")
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
