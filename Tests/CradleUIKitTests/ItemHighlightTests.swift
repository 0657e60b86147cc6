import CradleUIKit
import Testing

/// Items under a finger.
struct ItemHighlightTests {
  private final class App: CellSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("highlighted \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("unhighlighted \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("selected \(indexPath.item)")
    }
  }
  private let app = App(200)
  private let window: UIWindow
  private let view: UICollectionView
  private let point = CGPoint(x: 20, y: 20)

  init() {
    (window, view) = collectionWindow(UICollectionViewFlowLayout(), app, delegate: app)
  }

  @Test("a touch highlights its item after the delay of content touches, at once without one")
  func held() {
    window.touchDown(at: point, time: 0)
    window.advance(by: 0.1)
    #expect(app.log.isEmpty)
    window.advance(by: 0.1)
    #expect(app.log == ["highlighted 0"])
    window.touchUp()
    #expect(app.log == ["highlighted 0", "selected 0", "unhighlighted 0"])
    app.log = []
    view.delaysContentTouches = false
    window.touchDown(at: point)
    #expect(app.log == ["highlighted 0"])
    window.touchUp()
  }

  @Test("a quick tap makes the same calls, and a quick drag none")
  func quick() {
    window.touchDown(at: point, time: 0)
    window.touchUp(time: 0.05)
    #expect(app.log == ["highlighted 0", "selected 0", "unhighlighted 0"])
    app.log = []
    window.touchDown(at: CGPoint(x: 20, y: 300), time: 1)
    window.touchMove(to: CGPoint(x: 20, y: 200), time: 1.05)
    window.touchUp(time: 1.1)
    #expect(app.log.isEmpty && view.contentOffset.y > 0)
  }
}
