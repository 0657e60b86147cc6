internal import CSDL2
private import Glibc

/// The desktop's default loudspeaker. It plays queued samples in order, until the object is released.
///
/// It is silent while the queue is empty. There is no callback on another thread: queue samples slightly
/// ahead of time.
package final class Speaker {
  /// Samples per second.
  package static let rate = 48_000

  private let device: SDL_AudioDeviceID

  /// Opens the device; throws `cannotOpenSound` if there is none.
  package init() throws {
    // Libraries below SDL print lines about missing devices; the thrown error is sufficient.
    let result = Self.withoutErrorOutput { Self.open() }
    device = try result.get()
    SDL_PauseAudioDevice(device, 0)
  }

  deinit {
    SDL_CloseAudioDevice(device)
    SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
  }

  /// The number of queued samples that the device has not fetched yet; the fetched ones may still sound.
  package var waiting: Int { Int(SDL_GetQueuedAudioSize(device)) / MemoryLayout<Float>.size }

  /// Queues samples of −1…1.
  package func play(_ samples: [Float]) {
    samples.withUnsafeBytes { bytes in
      // If the queue has no memory, the sound is lost; nothing else depends on it.
      _ = SDL_QueueAudio(device, bytes.baseAddress, UInt32(bytes.count))
    }
  }

  private static func open() -> Result<SDL_AudioDeviceID, StageError> {
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else {
      return .failure(.cannotOpenSound(reason: StageError.lastReason))
    }
    var requested = SDL_AudioSpec()
    requested.freq = Int32(rate)
    requested.format = SDL_AudioFormat(AUDIO_F32SYS)
    requested.channels = 1
    requested.samples = 512
    // No deviation is allowed: SDL converts the samples if the device uses another format.
    let device = SDL_OpenAudioDevice(nil, 0, &requested, nil, 0)
    guard device > 0 else {
      let reason = StageError.lastReason
      SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
      return .failure(.cannotOpenSound(reason: reason))
    }
    return .success(device)
  }

  private static func withoutErrorOutput<Value>(_ body: () -> Value) -> Value {
    fflush(nil)
    let (savedError, discarding) = (dup(2), Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC))
    if discarding >= 0 { dup2(discarding, 2) }
    defer {
      if savedError >= 0 {
        dup2(savedError, 2)
        close(savedError)
      }
      if discarding >= 0 { close(discarding) }
    }
    return body()
  }
}
