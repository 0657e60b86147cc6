import CradleCollectionView
import CradleGeometry
import CradleStage

/// Draws the ropes, and the pictures in front of them.
extension NewtonianDemo {
  var elements: [TraceElement] {
    let scale = shown.scale
    return collection.presentedElements.map { element in
      let attributes = element.attributes
      return TraceElement(
        id: "cell \(element.picture)", index: [attributes.indexPath.section, attributes.indexPath.item],
        center: animatorTransform.apply(attributes.center), size: attributes.size, scale: scale,
        angle: attributes.angle, alpha: attributes.alpha, velocity: element.screenVelocity * scale)
    }
  }

  func describe(in frame: inout TraceFrame) {
    frame.values.append(TraceValue("hanging", Double(layout.hangingCount)))
    frame.values.append(TraceValue("falling", Double(layout.fallingCount)))
    if let notice { frame.values.append(TraceValue(name: "notice", value: .choice(notice))) }
  }

  var plots: [Plot] {
    let speeds = collection.presentedElements.map(\.screenVelocity.length)
    return [
      Plot(title: "Fastest", unit: "pt/s", value: speeds.max() ?? 0),
      Plot(title: "Pictures", unit: "", value: Double(layout.hangingCount)),
    ]
  }

  var legends: [Rect] { [NoticePlate(notice, in: viewport)?.legend].compactMap { $0 } }

  func draw(on canvas: Canvas, theme: Theme) {
    canvas.ground(Rect(origin: .zero, size: viewport), theme.stage)
    canvas.transformed(animatorTransform) { drawScene(on: canvas, theme) }
    // Outside of the scaled scene, so that the words have their size in a low viewport, too.
    if collection.presentedElements.isEmpty {
      canvas.drawEmptyScene("Click to hang a picture", in: viewport, theme)
    }
    NoticePlate(notice, in: viewport)?.draw(on: canvas, theme)
  }

  private func drawScene(on canvas: Canvas, _ theme: Theme) {
    collection.forEachPresented { element in
      guard !element.isLeaving else { return }
      canvas.line(
        from: layout.anchor, to: element.attributes.center, width: 1.5, theme.faint.opacity(0.6))
    }
    collection.forEachPresented { element in
      let frame = element.attributes.frame
      canvas.withPose(of: element.attributes, around: frame.center) {
        // The shadow falls straight down at any rotation of the picture.
        let down = Vector(angle: .pi / 2 - element.attributes.angle, length: 6)
        canvas.shadow(frame, radius: 8, blur: 10, offset: down, .black.opacity(0.35))
        canvas.fill(frame, radius: 8, .white)
        canvas.drawPhoto(element.picture, from: album, in: frame.insetBy(dx: 5, dy: 5))
      }
    }
    canvas.disc(layout.anchor, radius: 5, theme.accent)
  }
}

extension Canvas {
  /// Draws one of the photos to fill a frame; a drawn landscape where it is missing.
  fileprivate func drawPhoto(_ number: Int, from album: PhotoAlbum, in frame: Rect) {
    guard let photo = album[Landscape.all[number % Landscape.all.count].file] else {
      return LandscapeOfShapes(number: number).draw(in: frame, on: self)
    }
    let side = Double(min(photo.width, photo.height))
    let middle = Point(x: Double(photo.width) / 2, y: Double(photo.height) / 2)
    picture(photo, in: frame, source: Rect(center: middle, size: Size(width: side, height: side)))
  }
}
