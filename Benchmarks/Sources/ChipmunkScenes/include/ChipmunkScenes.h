#ifndef CHIPMUNK_SCENES_H
#define CHIPMUNK_SCENES_H

#ifdef __cplusplus
extern "C" {
#endif

/// The scenes, in the order of the Swift side's `SceneKind`.
void *chipmunk_scene_make(int kind, int count);
void chipmunk_scene_step(void *scene);
/// What the scene came to, to check that it was really simulated: mean height, mean speed, awake bodies, a scene's own
/// figure (a chain's stretch, a cradle's share).
void chipmunk_scene_measure(void *scene, double *out);
void chipmunk_scene_free(void *scene);

#ifdef __cplusplus
}
#endif
#endif
