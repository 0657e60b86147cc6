import CradleStage

/// All pictures of a run, each at its own time.
struct RunPictures {
  var shots: ShotFolder?
  var film: FilmReel?

  /// The time of the next picture, in seconds; nil when all are taken.
  var next: Double? {
    switch (shots?.next?.time, film?.next) {
    case (let shot?, let frame?): min(shot, frame)
    case (let shot, let frame): shot ?? frame
    }
  }

  /// Draws the demo, which is at `time`, for every picture that is due.
  mutating func take(_ demo: any Demo, at time: Double) throws(CommandError) {
    while let shot = shots?.next, shot.time <= time + Player.sameMoment { try shots?.take(shot, of: demo) }
    while let frame = film?.next, frame <= time + Player.sameMoment { try film?.take(demo) }
  }

  /// Completes all files and returns them; they are still to be committed.
  func finish() throws(CommandError) -> [WholeFile] {
    var files = shots?.written ?? []
    if let film { files.append(try film.finish()) }
    return files
  }

  /// Discards all files.
  func discard() {
    shots?.discard()
    film?.discard()
  }
}
