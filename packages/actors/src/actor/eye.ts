import type { EyeLandmarks } from '../face/landmark-loops.ts';
import type { Opening } from '../face/face-topology.ts';
import { clamp, smoothstep } from '../geometry/interpolation.ts';
import { add, dot, normalise, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import { colourOf, type Rgb } from '../colour/colour.ts';
import type { Person } from '../people/person.ts';
import type { Shader } from '../raster/draw-shaded.ts';
import { createStrip, type OpeningStrip } from './opening-strip.ts';

export interface Eye {
  strip: OpeningStrip;
  /** Eyeball in head space. */
  centre: Vec3;
  radius: number;
  irisRadius: number;
  irisColour: Rgb;
  /** x of the inner corner, where the pink flesh is. */
  innerCorner: number;
}

export function buildEye(person: Person, rest: Float32Array, landmarks: EyeLandmarks, opening: Opening): Eye {
  const { outer, inner, upper } = landmarks;
  const radius = 1.22 * (1 + (person.proportions.eyeSize ?? 0) * 0.5);
  const middle = (k: number): number => (rest[3 * outer + k]! + rest[3 * inner + k]!) / 2;
  const lidFront = rest[3 * upper[3]! + 2]!;
  return {
    strip: createStrip(opening),
    centre: [middle(0), middle(1) + 0.03, lidFront + 0.08 - radius],
    radius,
    irisRadius: 0.56 * person.iris.size,
    irisColour: colourOf(person.iris.colour),
    innerCorner: rest[3 * inner]!,
  };
}

export const gazeDirection = ({ yaw, pitch }: { yaw: number; pitch: number }): Vec3 => {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)];
};

/** Centre of the iris disc in head space. */
export const irisCentre = ({ centre, radius, irisRadius }: Eye, gaze: Vec3): Vec3 =>
  add(centre, scale(gaze, Math.sqrt(radius * radius - irisRadius * irisRadius)));

/** Directions in head space; brightness of key (after shadows) and ambient. */
export interface EyeLight {
  toCamera: Vec3;
  toKey: Vec3;
  toFill: Vec3;
  key: Rgb;
  ambient: Rgb;
}

/** Looks through each sample at the eyeball: sclera, limbus, iris, pupil, the lid's shadow and two catch-lights. */
export function eyeShader(eye: Eye, gaze: Vec3, light: EyeLight): Shader {
  const { centre, radius, irisColour } = eye;
  const { toCamera: view, toKey, key, ambient } = light;
  const limbus = Math.asin(eye.irisRadius / radius);
  const keyGlint = normalise(add(toKey, view));
  const fillGlint = normalise(add(light.toFill, view));
  return (attributes, out) => {
    const x = attributes[0]! - centre[0];
    const y = attributes[1]! - centre[1];
    const z = attributes[2]! - centre[2];
    const along = x * view[0] + y * view[1] + z * view[2];
    const inside = along * along - (x * x + y * y + z * z - radius * radius);
    const reach = inside > 0 ? Math.sqrt(inside) - along : -along;
    const normal = normalise([x + view[0] * reach, y + view[1] * reach, z + view[2] * reach]);
    const fromPupil = Math.acos(Math.min(1, dot(normal, gaze))) / limbus;
    const lit = Math.max(0, (dot(normal, toKey) + 0.4) / 1.4);
    // The upper lid and its lashes always shade the top of the eye.
    const lid = 0.38 + 0.62 * smoothstep(-0.05, 0.38, attributes[3]!);
    if (fromPupil < 1.08) paintIris(irisColour, fromPupil, Math.atan2(normal[1] - gaze[1], normal[0] - gaze[0]), out);
    else paintSclera(Math.abs(attributes[0]! - eye.innerCorner), Math.min(1, Math.abs(x) / 1.35), out);
    const cornea = fromPupil < 1.1 ? bulged(normal, gaze) : normal;
    const glint =
      0.9 * smoothstep(0.978, 0.988, dot(cornea, keyGlint)) + 0.14 * smoothstep(0.97, 0.985, dot(cornea, fillGlint));
    for (let k = 0; k < 3; k++)
      out[k] = out[k]! * lid * (lit * 0.75 * key[k]! + ambient[k]!) + glint * (0.25 + 0.75 * key[k]!);
  };
}

/** The cornea is rounder than the eyeball: it draws the catch-lights towards the pupil. */
function bulged(normal: Vec3, gaze: Vec3): Vec3 {
  const along = dot(normal, gaze);
  return normalise(add(scale(gaze, along), scale(subtract(normal, scale(gaze, along)), 1.8)));
}

/** `fromPupil`: 0 in the middle, 1 at the limbus. */
function paintIris(colour: Rgb, fromPupil: number, angle: number, out: Float64Array): void {
  const fibres = 0.82 + 0.2 * Math.sin(angle * 17) * Math.sin(angle * 5 + 1) + 0.12 * Math.sin(angle * 31 + 2);
  const bright = fibres + 0.35 * (1 - Math.abs(fromPupil - 0.6) * 2.2);
  const pupil = smoothstep(0.34, 0.43, fromPupil);
  const rim = smoothstep(0.82, 1, fromPupil);
  const warmth = 1 + 0.5 * (1 - smoothstep(0.4, 0.62, fromPupil));
  const light = Math.max(0, bright) * pupil * (1 - 0.72 * rim);
  const edge = smoothstep(0.98, 1.08, fromPupil);
  out[0] = (0.006 + colour[0] * light * warmth) * (1 - edge) + 0.56 * edge;
  out[1] = (0.006 + colour[1] * light) * (1 - edge) + 0.52 * edge;
  out[2] = (0.006 + colour[2] * light) * (1 - edge) + 0.5 * edge;
}

function paintSclera(fromCorner: number, aside: number, out: Float64Array): void {
  const pink = aside * aside * 0.3;
  const flesh = 1 - clamp(fromCorner / 0.34, 0, 1);
  out[0] = 0.63 - 0.1 * pink - 0.12 * flesh;
  out[1] = 0.59 - 0.3 * pink - 0.4 * flesh;
  out[2] = 0.57 - 0.32 * pink - 0.4 * flesh;
}
