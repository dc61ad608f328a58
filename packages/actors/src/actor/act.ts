import { headRotation, rotate, rotateBack, type Rotation } from '../geometry/rotation.ts';
import { add, normalise, subtract, type Vec3 } from '../geometry/vector.ts';
import { landmarkCount } from '../face/canonical-face.ts';
import type { LightRig } from '../light/light-rig.ts';
import { shadeSurface } from '../light/shade-surface.ts';
import { lightReaching, softShadow, type ShadowMap, type ShadowSoftness } from '../light/shadow-map.ts';
import type { Surface } from '../light/surface.ts';
import type { Rgb } from '../colour/colour.ts';
import { drawMesh } from '../raster/draw-mesh.ts';
import { drawSheer } from '../raster/draw-sheer.ts';
import { drawShaded } from '../raster/draw-shaded.ts';
import { sampleDensity, sampleTag, type FrameBuffer } from '../raster/frame-buffer.ts';
import { followJaw } from './beard.ts';
import { shapeExpression, type Actor } from './build-actor.ts';
import { scaleAt, type Camera } from './camera.ts';
import { eyeShader, gazeDirection, irisCentre, type Eye } from './eye.ts';
import { followLids } from './lashes.ts';
import { mouthShader } from './mouth.ts';
import { followFace } from './opening-strip.ts';
import { completePerformance, type FullPerformance, type Performance } from './performance.ts';
import { neckPivot, placeSurface, projectSurface } from './place-surface.ts';
import type { IrisTruth, PersonTruth } from './truth.ts';

/**
 * An actor in position for one frame. Its surfaces are the actor's own: draw it before the same actor takes another
 * pose.
 */
export interface PosedActor {
  actor: Actor;
  performance: FullPerformance;
  rotation: Rotation;
  camera: Camera;
  /** What casts shadows and can cover a landmark. */
  surfaces: readonly Surface[];
}

const finerShadow: ShadowSoftness = { ...softShadow, taps: 2 };

export function takePose(actor: Actor, given: Performance, camera: Camera): PosedActor {
  const performance = completePerformance(given);
  const { pose, expression } = performance;
  shapeExpression(actor, expression);
  followLids(actor.lashes, actor.face.positions, [expression.blinkRight, expression.blinkLeft]);
  if (actor.beard) followJaw(actor.beard, actor.face.positions);
  const rotation = headRotation(pose);
  const placement = {
    head: rotation,
    body: headRotation({ yaw: performance.bodyYaw, pitch: 0, roll: 0 }),
    pivot: neckPivot,
    offset: [pose.x, pose.y, pose.z] as Vec3,
  };
  const surfaces = [actor.face, ...actor.parts];
  for (const surface of [...surfaces, ...trimmings(actor)]) {
    placeSurface(surface, placement);
    projectSurface(surface, camera);
  }
  return { actor, performance, rotation, camera, surfaces };
}

/** Drawn after landmark visibility is taken: a beard is part of the face, not something in front of it. */
const trimmings = ({ lashes, beard, hairline }: Actor): Surface[] => [
  lashes.surface,
  ...(beard ? [beard.surface] : []),
  ...(hairline ? [hairline] : []),
];

export function drawActor(frame: FrameBuffer, posed: PosedActor, rig: LightRig, shadows: ShadowMap): void {
  for (const surface of posed.surfaces) drawSurface(frame, surface, posed, rig, shadows);
  drawEyes(frame, posed, rig, shadows);
  drawMouth(frame, posed, rig, shadows);
}

export function drawTrimmings(frame: FrameBuffer, posed: PosedActor, rig: LightRig, shadows: ShadowMap): void {
  for (const surface of trimmings(posed.actor)) drawSurface(frame, surface, posed, rig, shadows);
}

function drawSurface(
  frame: FrameBuffer,
  surface: Surface,
  { camera, performance }: PosedActor,
  rig: LightRig,
  shadows: ShadowMap,
): void {
  shadeSurface(surface, rig, shadows, surface.material.kind === 'hair' ? finerShadow : softShadow);
  if (!surface.texture) return drawMesh(frame, surface, sampleTag.person);
  const samplesPerCm = scaleAt(camera, performance.pose.z) * sampleDensity;
  const skin = { texture: surface.texture, level: mipLevel(surface.texture.levels[0]!.width, samplesPerCm) };
  const { opacity, uvs } = surface;
  if (opacity && uvs) drawSheer(frame, { ...surface, opacity, uvs }, skin);
  else drawMesh(frame, surface, sampleTag.person, skin);
}

/** Textures span about the width of the face map; half a level of sharpness in hand keeps brows crisp. */
const mipLevel = (width: number, samplesPerCm: number): number =>
  Math.max(0, Math.round(Math.log2(width / 18.7 / samplesPerCm) - 0.5));

/** Direction to the camera and light at the face, in head space. */
function lightAtFace(
  { rotation, camera, performance: { pose } }: PosedActor,
  rig: LightRig,
  shadows: ShadowMap,
  at: Vec3,
) {
  const place = toCamera(rotation, pose, at);
  const front = add(place, rotate(rotation, [0, 0, 1.2]));
  const reaching = lightReaching(shadows, front[0], front[1], front[2], softShadow);
  const tint = (k: 0 | 1 | 2): number => 0.45 * (rig.sky[k] + rig.ground[k]) + 0.4 * rig.fill.colour[k];
  return {
    toCamera: normalise(rotateBack(rotation, subtract([0, 0, camera.distance], place))),
    toKey: rotateBack(rotation, rig.key.direction),
    toFill: rotateBack(rotation, rig.fill.direction),
    key: rig.key.colour.map((value) => value * reaching) as unknown as Rgb,
    ambient: [tint(0), tint(1), tint(2)] as Rgb,
  };
}

function drawEyes(frame: FrameBuffer, posed: PosedActor, rig: LightRig, shadows: ShadowMap): void {
  const gaze = gazeDirection(posed.performance.gaze);
  for (const eye of posed.actor.eyes) {
    followFace(eye.strip, posed.actor.face);
    drawShaded(frame, eye.strip, sampleTag.person, eyeShader(eye, gaze, lightAtFace(posed, rig, shadows, eye.centre)));
  }
}

function drawMouth(frame: FrameBuffer, posed: PosedActor, rig: LightRig, shadows: ShadowMap): void {
  const { mouth, face } = posed.actor;
  followFace(mouth.strip, face);
  const light = lightAtFace(posed, rig, shadows, [0, mouth.lipLine, 5]);
  const facing = Math.max(0, light.toKey[2]);
  const brightness = light.key.map((value, k) => value * facing * 0.7 + light.ambient[k]! * 0.8) as unknown as Rgb;
  const jawLine = face.positions[3 * 14 + 1]!;
  drawShaded(
    frame,
    mouth.strip,
    sampleTag.person,
    mouthShader(mouth, jawLine, { toCamera: light.toCamera, brightness }),
  );
}

function toCamera(rotation: Rotation, pose: { x: number; y: number; z: number }, point: Vec3): Vec3 {
  return add(add(rotate(rotation, subtract(point, neckPivot)), neckPivot), [pose.x, pose.y, pose.z]);
}

/** Call after everything that can cover the face is drawn, and before the trimmings. */
export function tellTruth(frame: FrameBuffer, posed: PosedActor): PersonTruth {
  const { actor, performance, rotation } = posed;
  const { x, y, depth } = actor.face;
  const landmarks = new Float32Array(landmarkCount * 3);
  for (let v = 0; v < landmarkCount; v++)
    landmarks.set([x[v]! / sampleDensity, y[v]! / sampleDensity, depth[v]!], 3 * v);
  const gaze = gazeDirection(performance.gaze);
  return {
    person: actor.person.name,
    landmarks,
    visible: visibleLandmarks(frame, posed),
    pose: performance.pose,
    expression: performance.expression,
    gaze: { ...performance.gaze, direction: rotate(rotation, gaze) },
    irises: [irisTruth(posed, actor.eyes[0], gaze), irisTruth(posed, actor.eyes[1], gaze)],
  };
}

function irisTruth({ rotation, camera, performance: { pose } }: PosedActor, eye: Eye, gaze: Vec3): IrisTruth {
  const [x, y, z] = toCamera(rotation, pose, irisCentre(eye, gaze));
  const k = scaleAt(camera, z);
  return { x: camera.centreX + x * k, y: camera.centreY - y * k, radius: eye.irisRadius * k };
}

/** Centimetres by which something must lie in front of a landmark to hide it; lids and lips overlap by less. */
const coverTolerance = 0.25;

function visibleLandmarks(frame: FrameBuffer, { actor: { face }, camera }: PosedActor): Uint8Array {
  const visible = new Uint8Array(landmarkCount);
  const { positions: p, normals: n } = face.camera;
  for (let v = 0; v < landmarkCount; v++) {
    const facing =
      -n[3 * v]! * p[3 * v]! - n[3 * v + 1]! * p[3 * v + 1]! + n[3 * v + 2]! * (camera.distance - p[3 * v + 2]!);
    const column = Math.floor(face.x[v]!);
    const row = Math.floor(face.y[v]!);
    if (
      facing < 0.05 * camera.distance ||
      column < 1 ||
      row < 1 ||
      column >= frame.columns - 1 ||
      row >= frame.rows - 1
    )
      continue;
    let nearest = Infinity;
    for (let j = row - 1; j <= row + 1; j++)
      for (let i = column - 1; i <= column + 1; i++) nearest = Math.min(nearest, frame.depth[j * frame.columns + i]!);
    visible[v] = nearest <= face.depth[v]! + coverTolerance ? 1 : 0;
  }
  return visible;
}
