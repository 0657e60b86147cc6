#ifndef BOX2D_PEER_H
#define BOX2D_PEER_H
#include "Peer.h"

#ifdef __cplusplus
extern "C" {
#endif
/// Box2D 2.4.1 with its default 8 velocity and 3 position iterations.
const Peer *_Nonnull box2d_peer(void);
#ifdef __cplusplus
}
#endif
#endif
