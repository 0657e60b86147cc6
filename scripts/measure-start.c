// The three parts of measure-start: a launcher, a bare SDL window, and a library that reports the first frame.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

#if defined(FIRST_FRAME)
#include <dlfcn.h>

void SDL_RenderPresent(void *renderer) {
  void (*present)(void *) = (void (*)(void *))dlsym(RTLD_NEXT, "SDL_RenderPresent");
  present(renderer);
  double passed = milliseconds(CLOCK_MONOTONIC) - atof(getenv("CRADLE_MEASURED_FROM"));
  fprintf(stderr, "%.2f %.2f\n", passed, milliseconds(CLOCK_PROCESS_CPUTIME_ID));
  _exit(0);
}

#elif defined(BARE)
#include <SDL.h>

int main(int count, char **words) {
  // As Cradle's software windows: straight to the X server.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  int isSoftware = count > 1 && strcmp(words[1], "software") == 0;
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow(
      "bare", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  SDL_Renderer *renderer = SDL_CreateRenderer(
      window, -1, isSoftware ? SDL_RENDERER_SOFTWARE : SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
  if (!renderer) return 1;
  SDL_SetRenderDrawColor(renderer, 20, 20, 24, 255);
  SDL_RenderClear(renderer);
  SDL_RenderPresent(renderer);
  return 1;
}

#else

// measure-start's launcher: run LIBRARY PROGRAM ARGUMENT…
int main(int count, char **words) {
  if (count < 3) return 2;
  char start[40];
  snprintf(start, sizeof start, "%.3f", milliseconds(CLOCK_MONOTONIC));
  setenv("CRADLE_MEASURED_FROM", start, 1);
  setenv("LD_PRELOAD", words[1], 1);
  execvp(words[2], words + 2);
  return 1;
}

#endif
