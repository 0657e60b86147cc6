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

// SDL_ttf, SDL_image and fontconfig are opened by name when they are first needed: with the libraries that these need, loading them
// takes longer than opening the window, and the first frame needs none of them. Their headers give the types.

#ifdef __APPLE__
#define CSDL_TEXT_LIBRARY "libSDL2_ttf-2.0.0.dylib"
#define CSDL_PICTURE_LIBRARY "libSDL2_image-2.0.0.dylib"
#define CSDL_FONT_LIBRARY "libfontconfig.1.dylib"
#else
#define CSDL_TEXT_LIBRARY "libSDL2_ttf-2.0.so.0"
#define CSDL_PICTURE_LIBRARY "libSDL2_image-2.0.so.0"
#define CSDL_FONT_LIBRARY "libfontconfig.so.1"
#endif

/// A member for a function of a library, with its type and its name.
#define CSDL_MEMBER(name) __typeof__(name) *name
/// Finds the function for such a member; 0 if the library lacks it.
#define CSDL_FIND(library, members, name) \
  (((members)->name = (__typeof__(name) *)SDL_LoadFunction(library, #name)) != NULL)

/// The functions of SDL_ttf.
typedef struct {
  CSDL_MEMBER(TTF_Init);
  CSDL_MEMBER(TTF_Quit);
  CSDL_MEMBER(TTF_OpenFontDPIRW);
  CSDL_MEMBER(TTF_CloseFont);
  CSDL_MEMBER(TTF_SetFontHinting);
  CSDL_MEMBER(TTF_GlyphMetrics32);
  CSDL_MEMBER(TTF_FontAscent);
  CSDL_MEMBER(TTF_FontHeight);
  CSDL_MEMBER(TTF_SizeUTF8);
  CSDL_MEMBER(TTF_RenderUTF8_Blended);
} CSDL_TextLibrary;

/// Opens SDL_ttf for the rest of the process; 0 and a message in SDL_GetError if it cannot be.
static inline int CSDL_OpenTextLibrary(CSDL_TextLibrary *it) {
  void *library = SDL_LoadObject(CSDL_TEXT_LIBRARY);
  return library && CSDL_FIND(library, it, TTF_Init) && CSDL_FIND(library, it, TTF_Quit)
         && CSDL_FIND(library, it, TTF_OpenFontDPIRW) && CSDL_FIND(library, it, TTF_CloseFont)
         && CSDL_FIND(library, it, TTF_SetFontHinting) && CSDL_FIND(library, it, TTF_GlyphMetrics32)
         && CSDL_FIND(library, it, TTF_FontAscent) && CSDL_FIND(library, it, TTF_FontHeight)
         && CSDL_FIND(library, it, TTF_SizeUTF8) && CSDL_FIND(library, it, TTF_RenderUTF8_Blended);
}

/// The functions of SDL_image.
typedef struct {
  CSDL_MEMBER(IMG_Load);
  CSDL_MEMBER(IMG_SavePNG_RW);
  CSDL_MEMBER(IMG_SaveJPG_RW);
} CSDL_PictureLibrary;

/// Opens SDL_image for the rest of the process; 0 and a message in SDL_GetError if it cannot be.
static inline int CSDL_OpenPictureLibrary(CSDL_PictureLibrary *it) {
  void *library = SDL_LoadObject(CSDL_PICTURE_LIBRARY);
  return library && CSDL_FIND(library, it, IMG_Load) && CSDL_FIND(library, it, IMG_SavePNG_RW)
         && CSDL_FIND(library, it, IMG_SaveJPG_RW);
}

/// The functions of fontconfig.
typedef struct {
  CSDL_MEMBER(FcPatternCreate);
  CSDL_MEMBER(FcPatternDestroy);
  CSDL_MEMBER(FcPatternAddString);
  CSDL_MEMBER(FcPatternAddInteger);
  CSDL_MEMBER(FcPatternAddBool);
  CSDL_MEMBER(FcPatternGetString);
  CSDL_MEMBER(FcConfigSubstitute);
  CSDL_MEMBER(FcDefaultSubstitute);
  CSDL_MEMBER(FcFontMatch);
} CSDL_FontLibrary;

/// Opens fontconfig for the rest of the process; 0 if it cannot be.
static inline int CSDL_OpenFontLibrary(CSDL_FontLibrary *it) {
  void *library = SDL_LoadObject(CSDL_FONT_LIBRARY);
  return library && CSDL_FIND(library, it, FcPatternCreate) && CSDL_FIND(library, it, FcPatternDestroy)
         && CSDL_FIND(library, it, FcPatternAddString) && CSDL_FIND(library, it, FcPatternAddInteger)
         && CSDL_FIND(library, it, FcPatternAddBool) && CSDL_FIND(library, it, FcPatternGetString)
         && CSDL_FIND(library, it, FcConfigSubstitute) && CSDL_FIND(library, it, FcDefaultSubstitute)
         && CSDL_FIND(library, it, FcFontMatch);
}

// fontconfig spells its keys as macros of string literals and its bytes as unsigned char.

/// The best file of a family at a fontconfig weight, upright; writes the path and returns 1, or 0 for none.
/// `exact` asks for the family itself rather than the nearest thing to it.
static inline int CSDL_FindFont(
    const CSDL_FontLibrary *fc, const char *family, int weight, int exact, char *path, int capacity) {
  FcPattern *pattern = fc->FcPatternCreate();
  if (!pattern) return 0;
  fc->FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
  fc->FcPatternAddInteger(pattern, FC_WEIGHT, weight);
  fc->FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN);
  fc->FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
  fc->FcConfigSubstitute(NULL, pattern, FcMatchPattern);
  fc->FcDefaultSubstitute(pattern);
  FcResult result;
  FcPattern *match = fc->FcFontMatch(NULL, pattern, &result);
  fc->FcPatternDestroy(pattern);
  if (!match) return 0;
  FcChar8 *file = NULL, *found = NULL;
  int ok = fc->FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch;
  if (ok && exact)
    ok = fc->FcPatternGetString(match, FC_FAMILY, 0, &found) == FcResultMatch
         && SDL_strcasecmp((const char *)found, family) == 0;
  if (ok) ok = SDL_snprintf(path, (size_t)capacity, "%s", (const char *)file) < capacity;
  fc->FcPatternDestroy(match);
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
