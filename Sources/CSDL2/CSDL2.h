// The one door to C. Swift sees SDL2, SDL2_ttf, SDL2_image and fontconfig through this header, and
// only CradleStage imports it.
#pragma once

// The program's own @main starts it; SDL must not rename main.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>
