import CradlePhysics

/// The law of a recorded motion, found without the idle time and the drag that a recording may begin with.
///
/// If a law fits all samples, it is taken. Otherwise the samples before the first movement are left out, and then as few
/// more as necessary.
struct FittedMotion {
  /// The reason for which the first samples are left out.
  enum Lead: String {
    case idle = "nothing moves"
    case drag = "something else moves the content, such as a drag"
  }

  let fit: MotionFit
  /// The samples that the law was fitted to.
  let samples: MotionSamples
  /// The number of samples before them, and what these show; nil if there are none.
  let lead: (count: Int, reason: Lead)?

  /// The largest residual of the right law, in points: three times a screen recording's resolution. Samples nearer to
  /// the first one than this do not move.
  static let noise = 3 * MotionFit.resolution
  /// The number of places at which the end of a drag is looked for first.
  private static let places = 16
  /// The gain of Schwarz's criterion for each sample up to which it is by chance: 5 % of the variance, while that of a
  /// hundred samples of noise is known to √(2/100) = 14 %.
  private static let smallestGain = 0.05
  /// The largest number of further samples that are left out for that reason: a release blurs no more.
  private static let mostBlurred = 8

  /// Whether the law explains the samples up to the noise of a recording.
  var isGood: Bool { fit.fit.residual <= Self.noise }

  /// Finds the best law of a family, or of all; nil if none fits.
  init?(_ all: MotionSamples, family: MotionFit.Family?) {
    let whole = MotionFit(all, family: family).map { FittedMotion($0, all, lead: nil) }
    if let whole, whole.isGood {
      self = whole
      return
    }
    let first = all.offsets.first ?? 0
    let moving = all.offsets.firstIndex { abs($0 - first) > Self.noise } ?? 0
    // The first sample alone is no idle time.
    let start = moving > 1 ? moving : 0
    func motion(from index: Int) -> FittedMotion? {
      guard let fit = MotionFit(all.from(index), family: family) else { return nil }
      let lead = (count: index, reason: index == start ? Lead.idle : .drag)
      return FittedMotion(fit, all.from(index), lead: index > 0 ? lead : nil)
    }
    let idle = start > 0 ? motion(from: start) : whole
    if let idle, idle.isGood {
      self = idle
      return
    }
    if let released = Self.first(from: start, in: all, motion) {
      self = released
    } else if let found = idle ?? whole {
      self = found
    } else {
      return nil
    }
  }

  private init(_ fit: MotionFit, _ samples: MotionSamples, lead: (count: Int, reason: Lead)?) {
    (self.fit, self.samples, self.lead) = (fit, samples, lead)
  }

  /// The motion with the fewest samples left out from an index on that a law explains: first coarsely, then by halving.
  private static func first(
    from start: Int, in all: MotionSamples, _ motion: (Int) -> FittedMotion?
  ) -> FittedMotion? {
    let last = all.times.count - MotionSamples.fewest
    guard last > start else { return nil }
    let step = max(1, (last - start) / places)
    var (bad, good) = (start, FittedMotion?.none)
    for index in stride(from: start + step, through: last, by: step) {
      if let found = motion(index), found.isGood {
        good = found
        break
      }
      bad = index
    }
    guard var best = good, var index = best.lead?.count else { return nil }
    while index - bad > 1 {
      let middle = (bad + index) / 2
      if let found = motion(middle), found.isGood {
        (best, index) = (found, middle)
      } else {
        bad = middle
      }
    }
    // A sample or two of the drag may pass as noise, or as a part of a law with more parameters.
    let near = [best] + (1...mostBlurred).compactMap { motion(index + $0) }.filter(\.isGood)
    let least = near.map(\.cost).min() ?? best.cost
    return near.first { $0.cost <= least + smallestGain }
  }

  /// Schwarz's criterion for each sample.
  private var cost: Double {
    fit.fit.criterion(resolution: MotionFit.resolution) / Double(samples.times.count)
  }

  /// The words about what was left out, or about a law that fits badly; nil if all samples obey the law.
  var hint: String? {
    let place = { (index: Int) in FitReport.plain(samples.times[index], 3) }
    if !isGood {
      return "Fits badly, worst at \(place(fit.fit.worst)) s: cut the recording to one motion"
    }
    return lead.map {
      "Left out the \($0.count) samples before \(place(0)) s, where \($0.reason.rawValue)"
    }
  }
}
