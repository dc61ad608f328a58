import { atlasCoordinates, atlasSize, isLip, smoothstep } from '@semblante/vision/geometry';
import type { PersonTexture } from './build-person-texture.ts';
import { quickMedian } from './quick-median.ts';
import type { Texture } from './sample-texture.ts';
import { fullTexels, spreadOverTexture, texelCount } from './texel-table.ts';
import { blurTexture } from './texture-blur.ts';

/**
 * Share of the cheeks' luma up to which a place where beards grow is beard, and from which on it is skin, stubble or
 * shade.
 */
const darkness = { upTo: 0.55, from: 0.8 } as const;
/** Share of the places where beards grow from which on somebody wears one. */
const areaMin = 0.2;
/** Texels over which it fades. */
const softness = 4;

const [noseBase, lowestLid] = [atlasCoordinates[2 * 2 + 1]!, atlasCoordinates[2 * 145 + 1]!];
const lips = spreadOverTexture(fullTexels, (vertex) => isLip[vertex]!);
const rowOf = (at: number) => Math.floor(at / atlasSize);
const grows = fullTexels.texel.filter((at) => fullTexels.isSkin[at] && rowOf(at) > noseBase && lips[at]! < 0.3);
const cheeks = fullTexels.texel.filter(
  (at) => fullTexels.isSkin[at] && rowOf(at) > lowestLid + 4 && rowOf(at) < noseBase - 4,
);
const mirrored = (at: number) => rowOf(at) * atlasSize + atlasSize - 1 - (at % atlasSize);

const lowerFace = Float32Array.from({ length: texelCount }, (_, at) => (rowOf(at) > noseBase ? 1 : 0));
blurTexture(lowerFace, atlasSize, softness);
const withoutLowerFace = lowerFace.map((share) => 1 - smoothstep(0.2, 0.9, share));

/**
 * Keeps the lower face of somebody with a beard: opacities of the new face, like a mask of what covers it. A beard reaches beyond the face,
 * down the neck and up to the ears, so that part of it stays in any case; with the rest of it taken away it would end
 * along a line, and lips cannot be had without the moustache over them. Undefined without a beard.
 */
export function beardOf({ median }: PersonTexture): Float32Array | undefined {
  const cheek = medianOf(median, cheeks);
  const beard = grows.reduce((sum, at) => {
    // On both sides alike: what is dark on one side alone lies in shade.
    const luma = Math.max(median[0][at]!, median[0][mirrored(at)]!);
    return sum + 1 - smoothstep(darkness.upTo, darkness.from, luma / cheek);
  }, 0);
  return beard < areaMin * grows.length ? undefined : withoutLowerFace;
}

const medianOf = ([luma]: Texture, texels: Int32Array) =>
  quickMedian(
    Float32Array.from(texels, (at) => luma[at]!),
    texels.length,
  );
