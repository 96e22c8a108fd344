// Plays the scene of a draw from the round's current moment: a page opened in the middle of a draw shows the same as
// all others. The steps are a pure function of the outcome, so the end is always the same.

import { isCalm } from '../../scene/motion.ts'
import { playScene, type PerformAt, type Scene, type ScenePlay } from '../../scene/scene.ts'

/**
 * `sinceMs`: how long ago the draw began. Where less motion is wanted nothing moves until the end, which comes at the
 * same time as everyone else's.
 */
export const playDraw = <Act>(
  scene: Scene<Act>,
  perform: PerformAt<Act>,
  sinceMs: number,
  isHeld = isCalm(),
): ScenePlay => playScene(scene, perform, false, sinceMs, isHeld)
