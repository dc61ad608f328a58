import { drawActor, drawTrimmings, takePose, tellTruth } from '../actor/act.ts';
import { buildActor, withSkin, type Actor, type TextureSize } from '../actor/build-actor.ts';
import type { Camera } from '../actor/camera.ts';
import type { Performance } from '../actor/performance.ts';
import type { PersonTruth } from '../actor/truth.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { LightRig } from '../light/light-rig.ts';
import { castShadows, viewAlong } from '../light/shadow-map.ts';
import type { Surface } from '../light/surface.ts';
import type { Person } from '../people/person.ts';
import {
  clearFrame,
  createFrameBuffer,
  resolveFrame,
  type Coverage,
  type FrameBuffer,
} from '../raster/frame-buffer.ts';
import { createHand, drawHand, placeHand, type HandPose } from './occluding-hand.ts';

/** Who does what before which light. `backdrop` is packed 8-bit RGB of the picture's size. */
export interface Take {
  camera: Camera;
  rig: LightRig;
  backdrop: Uint8Array;
  players: readonly { person: Person; performance: Performance }[];
  hand?: { pose: HandPose; of: Person } | undefined;
}

export interface Shot {
  rgb: Uint8Array;
  people: readonly PersonTruth[];
  coverage: Coverage;
}

/**
 * Draws takes of one size; actors and buffers are built once and reused, so memory does not grow with the number of
 * frames.
 */
export interface Stage {
  shoot(take: Take): Shot;
}

const shadowMapSize = 320;

export function createStage({
  width,
  height,
  textureSize = 512,
}: {
  width: number;
  height: number;
  textureSize?: TextureSize;
}): Stage {
  const frame = createFrameBuffer({ width, height });
  const hands = new Map<string, Surface>();
  const handOf = (person: Person): Surface => {
    const known = hands.get(person.name) ?? createHand(person.skin.tone, person.outfit.colour);
    hands.set(person.name, known);
    return known;
  };
  return { shoot: (take) => shoot(frame, take, (person) => actorFor(person, textureSize), handOf) };
}

const wardrobe = new WeakMap<Person, Map<TextureSize, Actor>>();

/**
 * Building an actor takes longer than drawing one: they are kept for all stages of the process. Of another size only
 * the skin is painted anew.
 */
function actorFor(person: Person, textureSize: TextureSize): Actor {
  const sizes = wardrobe.get(person) ?? new Map<TextureSize, Actor>();
  wardrobe.set(person, sizes);
  const [other] = sizes.values();
  const actor = sizes.get(textureSize) ?? (other ? withSkin(other, textureSize) : buildActor(person, textureSize));
  sizes.set(textureSize, actor);
  return actor;
}

function shoot(
  frame: FrameBuffer,
  { camera, rig, backdrop, players, hand }: Take,
  actorOf: (person: Person) => Actor,
  handOf: (person: Person) => Surface,
): Shot {
  clearFrame(frame);
  const posed = players.map(({ person, performance }) => takePose(actorOf(person), performance, camera));
  const handSurface = hand && handOf(hand.of);
  if (hand && handSurface) placeHand(handSurface, hand.pose, camera);
  const casters = [...posed.flatMap(({ surfaces }) => surfaces), ...(handSurface ? [handSurface] : [])];
  const lightView = viewAlong(rig.key.direction, {
    ...shadowRegion(posed.map((actor) => actor.performance.pose)),
    size: shadowMapSize,
  });
  const shadows = castShadows(casters, lightView, (surface) => surface.camera.positions);
  for (const actor of posed) drawActor(frame, actor, rig, shadows);
  if (handSurface) drawHand(frame, handSurface, rig, shadows);
  const people = posed.map((actor) => tellTruth(frame, actor));
  for (const actor of posed) drawTrimmings(frame, actor, rig, shadows);
  const rgb = backdrop.slice();
  return { rgb, people, coverage: resolveFrame(frame, rgb) };
}

/** A ball around all heads and the shoulders near them. */
function shadowRegion(poses: readonly { x: number; y: number; z: number }[]): { centre: Vec3; radius: number } {
  const middle = (k: 'x' | 'y' | 'z'): number =>
    poses.reduce((sum, pose) => sum + pose[k], 0) / Math.max(1, poses.length);
  const centre: Vec3 = [middle('x'), middle('y') - 4, middle('z') - 3];
  const spread = Math.max(
    0,
    ...poses.map((pose) => Math.hypot(pose.x - centre[0], pose.y - 4 - centre[1], pose.z - 3 - centre[2])),
  );
  return { centre, radius: 23 + spread };
}
