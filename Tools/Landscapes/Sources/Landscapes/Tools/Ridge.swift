extension Painting {
  /// Paints everything below a line, as a range of hills lies before the sky: `crest` is the line's y at an x, `depth`
  /// the distance of a place below it.
  mutating func ridge(
    crest: (_ x: Double) -> Double,
    light: (_ x: Double, _ y: Double, _ depth: Double, _ under: Tint) -> Tint
  ) {
    let size = Double(rows)
    for column in 0..<columns {
      let x = (Double(column) + 0.5) / size
      let line = crest(x)
      for row in max(0, floorToInt(line * size))..<max(rows, floorToInt(line * size)) {
        let y = (Double(row) + 0.5) / size
        self[column, row] = light(x, y, y - line, self[column, row])
      }
    }
  }
}
