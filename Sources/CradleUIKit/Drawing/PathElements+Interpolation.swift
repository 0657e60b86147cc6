extension PathElements {
  /// Returns the path at a part of the way to another one; nil unless both have elements of the same kinds in the same
  /// order. As in Core Animation each point moves to its counterpart.
  func interpolated(to other: PathElements, _ part: CGFloat) -> PathElements? {
    guard all.count == other.all.count else { return nil }
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    var path = PathElements()
    for pair in zip(all, other.all) {
      switch pair {
      case (.move(let a), .move(let b)): path.move(to: between(a, b))
      case (.line(let a), .line(let b)): path.line(to: between(a, b))
      case (.quad(let a, let aEnd), .quad(let b, let bEnd)):
        path.quad(between(a, b), to: between(aEnd, bEnd))
      case (.curve(let a, let aSecond, let aEnd), .curve(let b, let bSecond, let bEnd)):
        path.curve(between(a, b), between(aSecond, bSecond), to: between(aEnd, bEnd))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }
}
