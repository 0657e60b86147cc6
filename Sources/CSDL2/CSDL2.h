// The one door to C. Swift sees SDL2, SDL2_ttf, SDL2_image and fontconfig through this header, and
// only CradleStage imports it.
#pragma once

// The program's own @main starts it; SDL must not rename main.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <fontconfig/fontconfig.h>

// Macros with a cast or a call inside do not reach Swift; each has a twin here.

/// SDL_WINDOWPOS_CENTERED, as the int that SDL_CreateWindow takes.
static inline int CSDL_WindowCentered(void) { return (int)SDL_WINDOWPOS_CENTERED; }
/// SDL_TOUCH_MOUSEID: the `which` of mouse events that SDL made up from touches.
static inline Uint32 CSDL_TouchMouseID(void) { return SDL_TOUCH_MOUSEID; }
/// TTF_GetError, which is SDL_GetError.
static inline const char *CSDL_TextError(void) { return TTF_GetError(); }
/// IMG_GetError, which is SDL_GetError.
static inline const char *CSDL_PictureError(void) { return IMG_GetError(); }

// fontconfig spells its keys as macros of string literals and its bytes as unsigned char.

/// The best file of a family at a fontconfig weight, upright; writes the path and returns 1, or 0 for none.
/// `exact` asks for the family itself rather than the nearest thing to it.
static inline int CSDL_FindFont(const char *family, int weight, int exact, char *path, int capacity) {
  FcPattern *pattern = FcPatternCreate();
  if (!pattern) return 0;
  FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
  FcPatternAddInteger(pattern, FC_WEIGHT, weight);
  FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
  FcConfigSubstitute(NULL, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcResult result;
  FcPattern *match = FcFontMatch(NULL, pattern, &result);
  FcPatternDestroy(pattern);
  if (!match) return 0;
  FcChar8 *file = NULL, *found = NULL;
  int ok = FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch;
  if (ok && exact)
    ok = FcPatternGetString(match, FC_FAMILY, 0, &found) == FcResultMatch
         && SDL_strcasecmp((const char *)found, family) == 0;
  if (ok) ok = SDL_snprintf(path, (size_t)capacity, "%s", (const char *)file) < capacity;
  FcPatternDestroy(match);
  return ok;
}

// The X server's resources, among them Xft.dpi. libX11 is opened by name: it is there wherever SDL shows a window
// through X11, and neither its headers nor its link is needed.

/// The X server's resources as text for SDL_free; NULL without an X server.
static inline char *CSDL_CopyXResources(void) {
  void *library = SDL_LoadObject("libX11.so.6");
  if (!library) return NULL;
  void *(*open)(const char *) = (void *(*)(const char *))SDL_LoadFunction(library, "XOpenDisplay");
  char *(*read)(void *) = (char *(*)(void *))SDL_LoadFunction(library, "XResourceManagerString");
  int (*close)(void *) = (int (*)(void *))SDL_LoadFunction(library, "XCloseDisplay");
  char *copy = NULL;
  void *display = open && read && close ? open(NULL) : NULL;
  if (display) {
    char *text = read(display);
    if (text) copy = SDL_strdup(text);
    close(display);
  }
  SDL_UnloadObject(library);
  return copy;
}

/// The name of the device behind the current OpenGL context; NULL without one.
static inline const char *CSDL_OpenGLRendererName(void) {
  if (!SDL_GL_GetCurrentContext()) return NULL;
  const unsigned char *(*text)(unsigned int) =
      (const unsigned char *(*)(unsigned int))SDL_GL_GetProcAddress("glGetString");
  return text ? (const char *)text(0x1F01 /* GL_RENDERER */) : NULL;
}
