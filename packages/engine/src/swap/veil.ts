import type { Planes, SourceFace } from '../photo/index.ts';
import type { CalibrationSample } from './calibration-samples.ts';
import { faceBoxOf } from './face-box.ts';

/** Share of the pixels around a face that are as dark as the clip gets there: pupils, nostrils, hair. */
const darkShare = 0.01;
/** Share of what they are over black that is believed to lie over everything: pupils of a soft clip are pale too. */
const believed = 0.5;
/** Levels of luma: a face without anything dark in it is no proof of more. */
const veilMax = 30;

/**
 * Levels of luma by which the clip's black is brighter than black: haze, a cheap lens, a flat recording. What the photo
 * shows darker than this would stand out of such a clip.
 */
export function veilOf(samples: readonly CalibrationSample[], black: number): number {
  const darkest = samples.flatMap(({ picture, target }) => {
    const box = faceBoxOf([target], picture);
    if (!box) return [];
    const counts = new Uint32Array(256);
    for (let row = box.y; row < box.y + box.height; row++)
      for (let column = box.x; column < box.x + box.width; column++)
        counts[picture.y[row * picture.yStride + column]!]!++;
    let [level, left] = [0, darkShare * box.width * box.height];
    while ((left -= counts[level]!) > 0) level++;
    return [level];
  });
  const middle = darkest.sort((a, b) => a - b)[darkest.length >> 1] ?? black;
  return Math.max(0, Math.min(veilMax, believed * (middle - black)));
}

/** The source behind that veil: its black is the clip's. */
export function behindVeil(source: SourceFace, veil: number): SourceFace {
  if (veil === 0) return source;
  const mips = source.mips.map((mip) => {
    const [luma, u, v] = mip.planes;
    return { ...mip, planes: [luma.map((value) => value + veil), u, v] as Planes };
  });
  return { ...source, black: source.black + veil, mips };
}
