#ifndef BOX2D_SCENES_H
#define BOX2D_SCENES_H

#ifdef __cplusplus
extern "C" {
#endif

/// The scenes, in the order of the Swift side's `SceneKind`.
void *box2d_scene_make(int kind, int count);
void box2d_scene_step(void *scene);
/// What the scene came to, to check that it was really simulated: mean height, mean speed, awake bodies, a scene's own
/// figure (a chain's stretch, a cradle's share).
void box2d_scene_measure(void *scene, double *out);
void box2d_scene_free(void *scene);

#ifdef __cplusplus
}
#endif
#endif
