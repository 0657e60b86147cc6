import CradleGeometry

/// The parameters that springs with a common matrix share.
struct SpringKey: Hashable {
  var frequency: Double
  var damping: Double
  var resistance: Double
  var allowsSleep: Bool
  /// The step in seconds.
  var duration: Double
}

/// Isolated springs with one matrix: columns of offsets from equilibrium and of velocities, padded to
/// multiples of eight.
struct SpringGroup: ~Copyable {
  let key: SpringKey
  private let transition: SpringTransition
  private(set) var count = 0
  // Offset from equilibrium, velocity, the offset one step ago, and seconds below the sleep speed.
  private var x = Buffer<Float>()
  private var y = Buffer<Float>()
  private var vx = Buffer<Float>()
  private var vy = Buffer<Float>()
  private var beforeX = Buffer<Float>()
  private var beforeY = Buffer<Float>()
  private var slowFor = Buffer<Float>()
  private var homeX = Buffer<Double>()
  private var homeY = Buffer<Double>()
  private(set) var body = Buffer<Int32>()
  /// The number of cells visited in each step, because they turn or have a box in the tree.
  var watched = 0

  init(key: SpringKey) {
    self.key = key
    let omega = 2 * Double.pi * key.frequency
    let rates = SpringRates(natural: omega, decay: key.damping * omega + key.resistance / 2)
    transition = SpringTransition(rates, over: key.duration)
  }

  var byteCount: Int {
    x.byteCount + y.byteCount + vx.byteCount + vy.byteCount + beforeX.byteCount + beforeY.byteCount
      + slowFor.byteCount + homeX.byteCount + homeY.byteCount + body.byteCount
  }

  /// Adds a cell with its equilibrium; returns its index.
  mutating func add(body index: Int32, home: Point, center: Point, before: Point, velocity: Vector) -> Int32 {
    if count == x.count {
      let padded = count + 8
      x.resize(padded, filling: 0)
      y.resize(padded, filling: 0)
      vx.resize(padded, filling: 0)
      vy.resize(padded, filling: 0)
      beforeX.resize(padded, filling: 0)
      beforeY.resize(padded, filling: 0)
      slowFor.resize(padded, filling: 0)
    }
    let cell = count
    x.base[cell] = Float(center.x - home.x)
    y.base[cell] = Float(center.y - home.y)
    beforeX.base[cell] = Float(before.x - home.x)
    beforeY.base[cell] = Float(before.y - home.y)
    vx.base[cell] = Float(velocity.dx)
    vy.base[cell] = Float(velocity.dy)
    slowFor.base[cell] = 0
    homeX.append(home.x)
    homeY.append(home.y)
    body.append(index)
    count += 1
    return Int32(cell)
  }

  /// Removes a cell; returns the body that takes its index, or −1.
  mutating func remove(_ cell: Int32) -> Int32 {
    count -= 1
    let hole = Int(cell)
    _ = homeX.swapRemove(cell)
    _ = homeY.swapRemove(cell)
    let moved = body.swapRemove(cell)
    x.base[hole] = x.base[count]
    y.base[hole] = y.base[count]
    vx.base[hole] = vx.base[count]
    vy.base[hole] = vy.base[count]
    beforeX.base[hole] = beforeX.base[count]
    beforeY.base[hole] = beforeY.base[count]
    slowFor.base[hole] = slowFor.base[count]
    // Padding is at rest, so that it never counts as moving.
    (x.base[count], y.base[count], vx.base[count], vy.base[count]) = (0, 0, 0, 0)
    return moved ? body.base[hole] : -1
  }

  func home(of cell: Int32) -> Point { Point(x: homeX[cell], y: homeY[cell]) }
  func center(of cell: Int32) -> Point {
    Point(x: homeX[cell] + Double(x[cell]), y: homeY[cell] + Double(y[cell]))
  }
  func previousCenter(of cell: Int32) -> Point {
    Point(x: homeX[cell] + Double(beforeX[cell]), y: homeY[cell] + Double(beforeY[cell]))
  }
  func velocity(of cell: Int32) -> Vector { Vector(dx: Double(vx[cell]), dy: Double(vy[cell])) }
  mutating func wake(_ cell: Int32) { slowFor[cell] = 0 }

  mutating func setVelocity(of cell: Int32, _ velocity: Vector) {
    vx[cell] = Float(velocity.dx)
    vy[cell] = Float(velocity.dy)
    slowFor[cell] = 0
  }

  /// Changes a velocity without waking the cell.
  mutating func steer(_ cell: Int32, _ velocity: Vector) {
    vx[cell] = Float(velocity.dx)
    vy[cell] = Float(velocity.dy)
  }

  mutating func setCenter(of cell: Int32, _ center: Point) {
    x[cell] = Float(center.x - homeX[cell])
    y[cell] = Float(center.y - homeY[cell])
    beforeX[cell] = x[cell]
    beforeY[cell] = y[cell]
    slowFor[cell] = 0
  }

  /// Moves the equilibrium without moving the cell.
  mutating func setHome(of cell: Int32, _ home: Point) {
    let dx = Float(homeX[cell] - home.x)
    let dy = Float(homeY[cell] - home.y)
    x[cell] += dx
    y[cell] += dy
    beforeX[cell] += dx
    beforeY[cell] += dy
    homeX[cell] = home.x
    homeY[cell] = home.y
    slowFor[cell] = 0
  }

  /// Turns a cell's body over a step, and writes its pose and velocity into the bodies' columns.
  mutating func writeMotion(
    of cell: Int32, _ bodies: BodySpans, _ settings: World.Settings, _ isFirstCut: Bool
  ) {
    let index = Int(body[cell])
    let state = bodies.states + index
    let pose = bodies.poses + index
    if isFirstCut { bodies.previousPoses[index].angle = pose.pointee.angle }
    let h = Float(settings.stepDuration) / Float(settings.subSteps)
    for _ in 0..<settings.subSteps {
      let drive = bodies.drives[index]
      state.pointee.w = (state.pointee.w + h * drive.turn) * drive.angularKeep
      pose.pointee.angle += Double(h * state.pointee.w)
    }
    if abs(state.pointee.w) > Float(settings.sleepAngularSpeed) { wake(cell) }
    let center = center(of: cell)
    pose.pointee.x = center.x
    pose.pointee.y = center.y
    let (sine, cosine) = Trigonometry.sineAndCosine(pose.pointee.angle)
    (pose.pointee.c, pose.pointee.s) = (Float(cosine), Float(sine))
    state.pointee.vx = vx[cell]
    state.pointee.vy = vy[cell]
  }

  /// Advances every cell by one step, and with `remembers` stores the offset before it; returns whether any
  /// has been slow for `delay` seconds.
  ///
  /// A cell is slow if the rest of its swing is small, so that a turning point does not count as rest:
  ///
  ///     √(v² + ω²x²) < min(v₀, ω·v₀·t₀)        v₀ the sleep speed, t₀ the delay
  ///
  /// Its distance from equilibrium is then below v₀·t₀, half a point, as for all other bodies that fall
  /// asleep (`RestLimits`). Below 0.3 Hz the sleep speed alone would let it stop points away.
  mutating func step(duration: Float, sleepSpeed: Float, delay: Float, remembers: Bool) -> Bool {
    let a = Float(transition.displaced.displacement)
    let b = Float(transition.pushed.displacement)
    let c = Float(transition.displaced.velocity)
    let d = Float(transition.pushed.velocity)
    let omega = Float(2 * Double.pi * key.frequency)
    let weight = omega * omega
    let slowest = sleepSpeed * min(1, omega * max(delay, duration))
    let slow = slowest * slowest
    if remembers {
      swap(&x, &beforeX)
      swap(&y, &beforeY)
    }
    let (x, y, vx, vy) = (x.base, y.base, vx.base, vy.base)
    let (fromX, fromY) = remembers ? (beforeX.base, beforeY.base) : (x, y)
    let timer = slowFor.base
    #if DEBUG
      var isAnyReady = false
      for cell in 0..<count {
        let px = fromX[cell]
        let py = fromY[cell]
        let ux = vx[cell]
        let uy = vy[cell]
        x[cell] = a * px + b * ux
        y[cell] = a * py + b * uy
        vx[cell] = c * px + d * ux
        vy[cell] = c * py + d * uy
        let swing =
          vx[cell] * vx[cell] + vy[cell] * vy[cell] + weight * (x[cell] * x[cell] + y[cell] * y[cell])
        timer[cell] = swing < slow ? timer[cell] + duration : 0
        if timer[cell] >= delay { isAnyReady = true }
      }
      return isAnyReady
    #else
      typealias Eight = SIMD8<Float>
      let zero = Eight(repeating: 0)
      let limit = Eight(repeating: slow)
      let add = Eight(repeating: duration)
      var longest = zero
      var cell = 0
      while cell < count {
        let px = UnsafeRawPointer(fromX + cell).loadUnaligned(as: Eight.self)
        let py = UnsafeRawPointer(fromY + cell).loadUnaligned(as: Eight.self)
        let ux = UnsafeRawPointer(vx + cell).loadUnaligned(as: Eight.self)
        let uy = UnsafeRawPointer(vy + cell).loadUnaligned(as: Eight.self)
        let nx = a * px + b * ux
        let ny = a * py + b * uy
        let wx = c * px + d * ux
        let wy = c * py + d * uy
        UnsafeMutableRawPointer(x + cell).storeBytes(of: nx, as: Eight.self)
        UnsafeMutableRawPointer(y + cell).storeBytes(of: ny, as: Eight.self)
        UnsafeMutableRawPointer(vx + cell).storeBytes(of: wx, as: Eight.self)
        UnsafeMutableRawPointer(vy + cell).storeBytes(of: wy, as: Eight.self)
        let swing = wx * wx + wy * wy + weight * (nx * nx + ny * ny)
        let before = UnsafeRawPointer(timer + cell).loadUnaligned(as: Eight.self)
        let after = zero.replacing(with: before + add, where: swing .< limit)
        UnsafeMutableRawPointer(timer + cell).storeBytes(of: after, as: Eight.self)
        longest = longest.replacing(with: after, where: after .> longest)
        cell += 8
      }
      // The padding ages, too; so the real cells are checked afterwards.
      return longest.max() >= delay && isAnyReady(delay)
    #endif
  }

  private func isAnyReady(_ delay: Float) -> Bool {
    for cell in count..<x.count { slowFor.base[cell] = 0 }
    for cell in 0..<count where slowFor.base[cell] >= delay { return true }
    return false
  }

  func isReady(_ cell: Int, _ delay: Float) -> Bool { slowFor.base[cell] >= delay }
}
