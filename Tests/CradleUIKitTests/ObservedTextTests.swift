import CradleUIKit
import Testing

/// Texts, fonts and images that are observed by their names.
struct ObservedTextTests {
  private final class Watcher: UIView {
    var changes: [(old: Any?, new: Any?)] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { changes.append((change?[.oldKey], change?[.newKey])) }
  }
  private let watcher = Watcher()

  @Test("a label's text and font")
  func label() {
    let label = UILabel()
    label.addObserver(watcher, forKeyPath: "text", options: [.old, .new], context: nil)
    label.text = "a"
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    label.text = nil
    #expect(watcher.changes.map { $0.new as? String } == ["a", "b", nil])
    #expect(watcher.changes.first?.old is NSNull && watcher.changes.last?.new is NSNull)
    label.removeObserver(watcher, forKeyPath: "text")
    label.addObserver(watcher, forKeyPath: "font", options: .new, context: nil)
    (label.font, label.text) = (.systemFont(ofSize: 30), "c")
    #expect(watcher.changes.count == 4 && (watcher.changes.last?.new as? UIFont)?.pointSize == 30)
  }

  @Test("an image, and the size of the bounds")
  func image() {
    let (view, image) = (UIImageView(), UIImage())
    view.addObserver(watcher, forKeyPath: "image", options: [.old, .new], context: nil)
    view.image = image
    view.image = image
    #expect(watcher.changes.count == 1 && watcher.changes.first?.new as? UIImage === image)
    view.addObserver(watcher, forKeyPath: "bounds.size", options: .new, context: nil)
    view.center = CGPoint(x: 5, y: 5)
    view.frame.size = CGSize(width: 7, height: 8)
    #expect(watcher.changes.count == 2 && watcher.changes.last?.new as? CGSize == view.bounds.size)
  }

  @Test("a layer of drawings is drawn over a rectangle, and at a point in its size")
  func drawing() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image {
      let context = $0.cgContext
      guard let layer = CGLayer(context, size: CGSize(width: 10, height: 20), auxiliaryInfo: nil) else {
        return
      }
      layer.context?.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 40))
      context.draw(layer, at: CGPoint(x: 5, y: 5))
    }
    let drawn = image.drawings.compactMap { drawing -> (UIImage, CGRect)? in
      if case .image(let image, let rect) = drawing.content { (image, rect) } else { nil }
    }
    #expect(
      drawn.map(\.1) == [
        CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 5, y: 5, width: 10, height: 20),
      ])
    #expect(drawn.map(\.0.drawings.count) == [1, 1])
  }
}
