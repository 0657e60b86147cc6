import Testing

/// Everything that draws: one after the other, because SDL and SDL_ttf keep state of their own.
@Suite(.serialized) enum StageTests {}
