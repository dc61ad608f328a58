import type { ColourSpace } from '../picture/index.ts';
import {
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_FCC,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
  AVCOL_TRC_SMPTE2084,
  AV_PIX_FMT_YUVJ420P,
  type CodecParameters,
  type Frame,
} from './av.ts';

/**
 * The four numbers of H.273 by which a stream says how its colours are coded, as FFmpeg counts them (range: 0 unsaid, 1
 * limited, 2 full).
 */
export interface ColourTags {
  range: number;
  matrix: number;
  primaries: number;
  transfer: number;
}

export type DynamicRange = 'standard' | 'hlg' | 'pq';

/** Pictures at least this high are BT.709 when nothing is said: what players assume too. */
const highDefinitionHeightMin = 720;

const matrixNames = [
  'rgb',
  'bt709',
  'unspecified',
  'reserved',
  'fcc',
  'bt470bg',
  'smpte170m',
  'smpte240m',
  'ycgco',
  'bt2020nc',
  'bt2020c',
] as const;

/** What every tone-mapped or otherwise converted picture is. */
export const standardTags: ColourTags = {
  range: AVCOL_RANGE_MPEG,
  matrix: AVCOL_SPC_BT709,
  primaries: AVCOL_PRI_BT709,
  transfer: AVCOL_TRC_BT709,
};

export function tagsOf(coded: Frame | CodecParameters): ColourTags {
  const isJpegFormat = coded.format === AV_PIX_FMT_YUVJ420P;
  return {
    range: isJpegFormat ? AVCOL_RANGE_JPEG : coded.colorRange,
    matrix: coded.colorSpace,
    primaries: coded.colorPrimaries,
    transfer: coded.colorTrc,
  };
}

export function dynamicRangeOf({ transfer }: ColourTags): DynamicRange {
  if (transfer === AVCOL_TRC_SMPTE2084) return 'pq';
  if (transfer === AVCOL_TRC_ARIB_STD_B67) return 'hlg';
  return 'standard';
}

/** Standard range with a matrix that the compositor knows: everything else is converted when it is read. */
export function isPlainColour(tags: ColourTags): boolean {
  const known: readonly number[] = [
    AVCOL_SPC_BT709,
    AVCOL_SPC_UNSPECIFIED,
    AVCOL_SPC_BT470BG,
    AVCOL_SPC_SMPTE170M,
    AVCOL_SPC_FCC,
  ];
  return dynamicRangeOf(tags) === 'standard' && known.includes(tags.matrix);
}

export function colourSpaceOf(tags: ColourTags, height: number): ColourSpace {
  const isHigh =
    tags.matrix === AVCOL_SPC_UNSPECIFIED ? height >= highDefinitionHeightMin : tags.matrix === AVCOL_SPC_BT709;
  return { range: tags.range === AVCOL_RANGE_JPEG ? 'full' : 'limited', matrix: isHigh ? 'bt709' : 'bt601' };
}

export function matrixName(tags: ColourTags): string {
  return matrixNames[tags.matrix] ?? `matrix ${tags.matrix}`;
}
