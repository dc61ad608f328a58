import { buildHand } from '../body/hand.ts';
import { headRotation } from '../geometry/rotation.ts';
import type { LightRig } from '../light/light-rig.ts';
import { shadeSurface } from '../light/shade-surface.ts';
import { softShadow, type ShadowMap } from '../light/shadow-map.ts';
import { createSurface, skinMaterial, type Surface } from '../light/surface.ts';
import { drawMesh } from '../raster/draw-mesh.ts';
import { sampleTag, type FrameBuffer } from '../raster/frame-buffer.ts';
import type { Camera } from '../actor/camera.ts';
import { placeSurface, projectSurface } from '../actor/place-surface.ts';
import type { Pose } from '../actor/performance.ts';

/** A hand before the camera: its wrist is at x, y, z; at roll 0 the fingers point up. */
export type HandPose = Pick<Pose, 'x' | 'y' | 'z'> & Partial<Pick<Pose, 'yaw' | 'pitch' | 'roll'>>;

export const createHand = (skinTone: string, sleeve: string): Surface =>
  createSurface(buildHand(skinTone, sleeve), { material: skinMaterial });

export function placeHand(hand: Surface, pose: HandPose, camera: Camera): void {
  const turned = headRotation({ yaw: pose.yaw ?? 0, pitch: pose.pitch ?? 0, roll: pose.roll ?? 0 });
  placeSurface(hand, { head: turned, body: turned, pivot: [0, 0, 0], offset: [pose.x, pose.y, pose.z] });
  projectSurface(hand, camera);
}

export function drawHand(frame: FrameBuffer, hand: Surface, rig: LightRig, shadows: ShadowMap): void {
  shadeSurface(hand, rig, shadows, softShadow);
  drawMesh(frame, hand, sampleTag.occluder);
}
