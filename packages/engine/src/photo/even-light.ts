import { shrink } from './shrink.ts';
import type { Planes } from './source-face.ts';
import { flipMap, resizeMap } from './texture-map.ts';

/** Light is told on so many cells along the side of the layout, each averaged over so many to every side, three times. */
const cells = 64;
const reach = 4;
const rounds = 3;
/** Over 1, so that of two halves the lit one counts more than the shaded one. */
const power = 2;
const gainBounds = [0.7, 1.6] as const;
/** Keeps dark cells from giving wild factors. */
const lumaFloor = 8;
/** Trust around a cell and its mirror image under which nothing is known of their light, and from which on all is. */
const trustMin = 0.02;
const trustFull = 0.25;

/**
 * The same face in even light. In a photo it falls from one side, and hair shades one cheek; both would travel with the
 * face into another light. Over wide areas a face is symmetric: what differs between its halves there is light, and
 * goes, while what both halves share is the face's own modelling, and stays.
 */
export function evenLight(planes: Planes, trust: Float32Array, side: number): Planes {
  const soft = (plane: Float32Array) =>
    averaged(shrink(plane, { from: { width: side, height: side }, to: { width: cells, height: cells } }));
  const share = soft(trust);
  const meanOf = (plane: Float32Array) =>
    soft(plane.map((value, at) => value * trust[at]!)).map((sum, cell) => sum / Math.max(trustMin, share[cell]!));
  const mirroredShare = flipMap(share, cells);
  const known = share.map((own, cell) => {
    const least = Math.min(own, mirroredShare[cell]!);
    return least < trustMin ? 0 : Math.min(1, least / trustFull);
  });
  const gain = gainOf(meanOf(planes[0]), known);
  const shifts = ([1, 2] as const).map((p) => shiftOf(meanOf(planes[p]), known));
  const fine = [gain, ...shifts].map((map) => resizeMap(map, cells, side));
  return [
    planes[0].map((luma, at) => luma * fine[0]![at]!),
    planes[1].map((chroma, at) => chroma + fine[1]![at]!),
    planes[2].map((chroma, at) => chroma + fine[2]![at]!),
  ];
}

function gainOf(luma: Float32Array, known: Float32Array): Float32Array {
  const mirrored = flipMap(luma, cells);
  return luma.map((own, cell) => {
    const wanted = ((Math.max(0, own) ** power + Math.max(0, mirrored[cell]!) ** power) / 2) ** (1 / power);
    const full = (wanted + lumaFloor) / (Math.max(0, own) + lumaFloor);
    return 1 + known[cell]! * (Math.max(gainBounds[0], Math.min(gainBounds[1], full)) - 1);
  });
}

function shiftOf(chroma: Float32Array, known: Float32Array): Float32Array {
  const mirrored = flipMap(chroma, cells);
  return chroma.map((own, cell) => (known[cell]! * (mirrored[cell]! - own)) / 2);
}

function averaged(values: Float32Array): Float32Array {
  let now = values;
  for (let round = 0; round < rounds; round++)
    now = boxed(boxed(now, { step: 1, line: cells }), { step: cells, line: 1 });
  return now;
}

/** Mean along one axis; what lies outside counts as nothing. */
function boxed(values: Float32Array, { step, line }: { step: number; line: number }): Float32Array {
  const out = new Float32Array(values.length);
  for (let k = 0; k < cells; k++) {
    for (let i = 0; i < cells; i++) {
      let sum = 0;
      for (let near = Math.max(0, i - reach); near <= Math.min(cells - 1, i + reach); near++)
        sum += values[k * line + near * step]!;
      out[k * line + i * step] = sum / (2 * reach + 1);
    }
  }
  return out;
}
