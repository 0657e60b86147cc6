import CradleGeometry
import CradleScrolling
import Testing

@Suite("Paging")
struct PagingTests {
  private func paged() -> ScrollRig {
    let rig = ScrollRig(
      viewport: Size(width: 300, height: 400), content: Size(width: 3000, height: 400))
    rig.view.isPagingEnabled = true
    return rig
  }

  @Test(
    "ends on the nearest page, or with speed on the next one that way",
    arguments: [
      (140.0, 0.0, 0.0), (160, 0, 300), (60, 400, 300), (60, 6000, 300), (60, -400, 0), (330, -300, 300),
    ])
  func rule(pulled: Double, speed: Double, page: Double) {
    let rig = paged()
    rig.down(200, x: 600, at: 0)
    rig.move(200, x: 590, at: 0.5)
    rig.move(200, x: 590 - pulled + speed * 0.02, at: 0.6)
    for index in 1...4 {
      rig.move(200, x: 590 - pulled + speed * (0.02 - 0.005 * Double(index)), at: 0.6 + 0.005 * Double(index))
    }
    let last = 590 - pulled
    rig.up(200, x: last, at: speed == 0 ? 1.2 : 0.621)
    rig.rest()
    #expect(rig.view.contentOffset.x == page)
  }

  @Test("reaches the first and the last page, also when content is no multiple of the page")
  func ends() {
    let rig = ScrollRig(
      viewport: Size(width: 300, height: 400), content: Size(width: 1000, height: 400))
    rig.view.isPagingEnabled = true
    for index in 0..<6 {
      let time = Double(index) * 3
      rig.down(200, x: 900, at: time)
      for step in 1...10 { rig.move(200, x: 900 - Double(step) * 10, at: time + Double(step) * 0.005) }
      rig.up(200, x: 800, at: time + 0.051)
      rig.rest()
    }
    #expect(rig.view.contentOffset.x == 700)
  }

  @Test("keys move page by page")
  func keys() {
    let rig = paged()
    #expect(rig.view.press(.right, time: 0))
    rig.rest()
    #expect(rig.view.contentOffset.x == 300)
    #expect(rig.view.press(.pageDown, time: rig.view.time))
    rig.rest()
    #expect(rig.view.contentOffset.x == 600)
  }

  @Test("keys go back to a page from an end that is no page, and keys in progress add up")
  func keysFromAnUnevenEnd() {
    let rig = ScrollRig(
      viewport: Size(width: 300, height: 400), content: Size(width: 750, height: 400))
    rig.view.isPagingEnabled = true
    func press(_ keys: ScrollKey...) -> Double {
      for key in keys { _ = rig.view.press(key, time: rig.view.time) }
      rig.rest()
      return rig.view.contentOffset.x
    }
    #expect(press(.end) == 450)
    #expect(press(.pageUp) == 300)
    #expect(press(.right) == 450)
    #expect(press(.left) == 300)
    #expect(press(.end) == 450)
    #expect(press(.left, .left) == 0)
    #expect(press(.pageDown, .pageDown, .pageDown) == 450)
  }

  @Test("a page transition that a pointer stops goes on to a page after the release")
  func touchStopsMotion() {
    let rig = paged()
    rig.view.contentOffset.x = 130
    rig.down(200, at: 0)
    rig.up(200, at: 0.1)
    rig.rest()
    #expect(rig.view.contentOffset.x == 0)
  }
}
