import CradleGeometry

/// Draws pictures, scaled once for each drawn size: upright ones on whole pixels, others at their exact place.
struct PicturePainter {
  private let renderer: Renderer
  private let textures: TextureCache

  init(_ renderer: Renderer, _ textures: TextureCache) {
    (self.renderer, self.textures) = (renderer, textures)
  }

  /// Draws a picture, or its part `source` in its own pixels, stretched over a rectangle of points.
  func draw(_ picture: Picture, in rect: Rect, source: Rect?, radius: Double, in state: DrawingState) {
    let whole = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    guard !rect.isEmpty, !radius.isNaN, state.shows(rect, in: renderer.clip),
      let part = (source ?? whole).intersection(whole), part.isFinite,
      let tint = state.visible(.white)
    else { return }
    let isUpright = state.isUpright
    // An enlarging transform is ignored, and a reducing one is rounded to steps, so that a zoom does not make a texture
    // in each frame. The software renderer takes single texels, and several per pixel would make hard edges.
    let zoom =
      isUpright ? 1 : OctaveSteps.value(at: OctaveSteps.index(of: state.zoom.clamped(to: 1.0 / 16...1)))
    let (width, height) = (
      min(state.crispLength(rect.width * zoom), 4096), min(state.crispLength(rect.height * zoom), 4096)
    )
    let corner = min((max(radius, 0) * state.scale * zoom * 4).rounded() / 4, Double(min(width, height)) / 2)
    // Two texels per pixel under a rotation, unless the texture would be larger than a photo of a whole
    // screen.
    let detail = isUpright || width * height > 1 << 20 ? 1 : 2
    let key = PictureKey(
      picture: picture.identity, source: part, width: width, height: height, radius: corner,
      detail: detail, padding: isUpright ? 0 : 2)
    guard let texture = textures.texture(for: .picture(key), bitmap: { picture.scaled(key) }) else { return }
    if isUpright {
      renderer.copy(
        texture, from: PixelRect(x: 0, y: 0, width: width, height: height), to: state.crisp(rect), tint)
    } else {
      // One of the two pixels of clear padding is visible; the other leaves room for the mesh's corners to
      // move.
      let hidden = Double(detail)
      let shown = rect.insetBy(dx: -rect.width / Double(width), dy: -rect.height / Double(height))
      var mesh = Mesh(texture: texture, color: tint, texels: .middles, clip: renderer.clip)
      mesh.quad(
        shown, from: Point(x: hidden, y: hidden),
        to: Point(x: Double(texture.width) - hidden, y: Double(texture.height) - hidden), map: state.deviceMap
      )
      renderer.draw(mesh, texture)
    }
  }
}
