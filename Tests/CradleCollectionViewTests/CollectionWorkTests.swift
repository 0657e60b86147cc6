import Testing

@testable import CradleCollectionView

@Suite("Work of a collection, and what waits for its end")
struct CollectionWorkTests {
  private let work = CollectionWork()
  private final class Log { var words: [String] = [] }
  private let log = Log()

  private func perform(_ body: () -> Void) {
    work.perform(body) {
      work.makeDeferredChanges()
      work.deliverScroll { log.words.append("scroll") }
      work.deliverMotions()
    }
  }

  @Test("changes, scrolls and motions wait for the outermost piece of work, in this order")
  func order() {
    perform {
      perform {
        #expect(work.isBusy && work.isDeferringChanges)
        work.postMotion { [log] in log.words.append("motion") }
        work.postScroll { log.words.append("early") }
        work.postScroll { log.words.append("early") }
        work.deferChange { [log] in log.words.append("change") }
      }
      #expect(log.words.isEmpty)
    }
    #expect(log.words == ["change", "scroll", "motion"] && !work.isBusy)
  }

  @Test("at rest a scroll and a motion are reported at once")
  func atRest() {
    work.postScroll { log.words.append("scroll") }
    work.postMotion { [log] in log.words.append("motion") }
    #expect(log.words == ["scroll", "motion"] && !work.isDeferringChanges)
  }

  @Test("a change that a waiting change makes follows it")
  func nested() {
    perform {
      work.deferChange { [log, work] in
        log.words.append("first")
        #expect(work.isDeferringChanges)
        work.deferChange { [log] in log.words.append("second") }
      }
    }
    #expect(log.words == ["first", "second"])
  }
}

@Suite("Closures that wait for motions")
struct ArrivalCompletionsTests {
  @Test("those that are due are returned once, in the order in which they were added")
  func due() {
    var completions = ArrivalCompletions()
    var called: [Int] = []
    for (index, time) in [2.0, 1, 3, 2].enumerated() { completions.add({ called.append(index) }, at: time) }
    #expect(completions.takeDue(at: 0.5).isEmpty)
    for completion in completions.takeDue(at: 2) { completion() }
    #expect(called == [0, 1, 3] && completions.takeDue(at: 2).isEmpty && !completions.isEmpty)
    #expect(completions.takeDue(at: 3).count == 1 && completions.isEmpty)
  }
}
