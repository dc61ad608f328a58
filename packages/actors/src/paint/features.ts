import { bell, smoothstep } from '../geometry/interpolation.ts';
import { noise } from '../geometry/noise.ts';
import type { Person } from '../people/person.ts';
import { colourOf } from '../colour/colour.ts';
import { mapHeightCm, mapWidthCm, midlineCm, type FaceMap } from './face-map.ts';
import { mixPixel, tintPixel, type Canvas } from './texture.ts';

export function paintNostrils(canvas: Canvas, map: FaceMap, person: Person): void {
  const [r, g, b] = colourOf(person.skin.tone);
  for (let i = 0; i < map.nostril.length; i++) {
    const hollow = 1 - smoothstep(0.12, 0.46, map.nostril[i]!);
    if (hollow > 0) mixPixel(canvas, 3 * i, 0.84 * hollow, r * 0.08, g * 0.04, b * 0.035);
  }
}

/** Lips with a soft border, fine creases, darker at the seam and lighter in the middle of the lower lip. */
export function paintLips(canvas: Canvas, map: FaceMap, person: Person): void {
  const [r, g, b] = colourOf(person.skin.lips);
  const [sr, sg, sb] = colourOf(person.skin.tone);
  for (let i = 0; i < map.lip.length; i++) {
    const inLip = map.lip[i]!;
    if (inLip < -1) continue;
    const x = (((i % map.size) + 0.5) / map.size) * mapWidthCm;
    const y = ((Math.floor(i / map.size) + 0.5) / map.size) * mapHeightCm;
    const share = smoothstep(-0.1, 0.1, inLip);
    if (share > 0) {
      const depth = 1 - 0.5 * bell(map.mouthLine[i]!, 0.16);
      const creases = 0.16 * (noise(x * 9, y * 1.4, person.seed + 7) - 0.5);
      const light = 1 + 0.18 * bell(Math.hypot((x - midlineCm) * 0.6, y - 15.3), 0.35) + creases;
      mixPixel(canvas, 3 * i, share * 0.9, r * depth * light, g * depth * depth * light, b * depth * depth * light);
    }
    const seam = bell(map.mouthLine[i]!, 0.075);
    if (seam > 0.01) mixPixel(canvas, 3 * i, 0.75 * seam, sr * 0.1, sg * 0.03, sb * 0.03);
  }
}

/** Lid crease, make-up, the dark root of the lashes and the moist lower rim. */
export function paintLids(canvas: Canvas, map: FaceMap, person: Person): void {
  const { liner, eyeShadow } = person.skin;
  const shadow = eyeShadow === undefined ? undefined : colourOf(eyeShadow);
  for (let i = 0; i < map.eye.length; i++) {
    const fromEye = map.eye[i]!;
    if (fromEye > 2) continue;
    const above = map.upperLid[i]! < Math.abs(fromEye) + 0.02;
    const crease = above ? bell(fromEye - 0.42, 0.085) : 0.35 * bell(fromEye - 0.5, 0.12);
    tintPixel(canvas, 3 * i, 1 - 0.36 * crease, 1 - 0.44 * crease, 1 - 0.44 * crease);
    if (above && shadow) mixPixel(canvas, 3 * i, 0.45 * (1 - smoothstep(0.15, 0.75, fromEye)), ...shadow);
    if (!above) {
      const rim = bell(fromEye - 0.06, 0.05);
      tintPixel(canvas, 3 * i, 1 + 0.06 * rim, 1 - 0.12 * rim, 1 - 0.1 * rim);
    }
    const lashes = above
      ? 1 - smoothstep(0.05, 0.14 + 0.1 * liner, fromEye)
      : 0.4 * (1 - smoothstep(0.03, 0.1, fromEye));
    if (lashes > 0)
      mixPixel(canvas, 3 * i, lashes * (above ? 0.6 + 0.36 * liner : 0.3 + 0.3 * liner), 0.012, 0.008, 0.007);
  }
}
