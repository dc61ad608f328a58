import { lerp, smoothstep } from '../geometry/interpolation.ts';
import { gridTriangles, type Mesh } from '../geometry/mesh.ts';
import { hash, noise } from '../geometry/noise.ts';
import { addScaled } from '../geometry/vector.ts';
import { blend, colourOf, shade } from '../colour/colour.ts';
import type { Person } from '../people/person.ts';
import { growLock } from './grow-lock.ts';
import type { HairStyle } from '../people/hair-style.ts';
import { liesOnHead, scalpNormal, scalpPoint, type Scalp } from './scalp.ts';

const columns = 96;
const capRows = 12;
const hangingRows = 8;

/** A closed layer over the scalp that fades into the skin at the hairline, and hangs down inside long hair. */
export function buildCap(person: Person, style: HairStyle, scalp: Scalp): Mesh {
  const hangs = Math.max(style.length.side, style.length.back) > 5 && style.flow !== 'knot';
  const rows = capRows + (hangs ? hangingRows : 0);
  const positions = new Float32Array(rows * columns * 3);
  const colours = new Float32Array(positions.length);
  const deep = shade(colourOf(style.colour), 0.45);
  const skin = colourOf(person.skin.tone);
  const lies = liesOnHead(style);
  for (let column = 0; column < columns; column++) {
    const azimuth = (column / columns) * 2 * Math.PI - Math.PI;
    const ragged = 0.05 * (noise(column * 0.45, 3, person.seed) - 0.5) + 0.02 * (hash(column, 5, person.seed) - 0.5);
    const edge = scalp.hairlineAt(azimuth) + ragged + (lies ? 0.03 : 0);
    for (let row = 0; row < capRows; row++) {
      const t = row / (capRows - 1);
      const point = scalpPoint(scalp, azimuth, lerp(Math.PI / 2 - 0.001, edge, t));
      const at = 3 * (row * columns + column);
      const [base, height] = lies ? [scalp.settle(point), 0.05] : [point, 0.02];
      positions.set(addScaled(base, scalpNormal(scalp, point), height), at);
      const bare = row === capRows - 1 ? 0.8 : row === capRows - 2 && !lies ? 0.2 : 0;
      colours.set(blend(deep, skin, bare * bareness(hangs, azimuth)), at);
    }
    if (hangs) hang(style, scalp, azimuth, edge, column, positions, colours, deep);
  }
  return { positions, colours, triangles: gridTriangles({ rows, columns, closed: true }) };
}

/** How much skin shines through at the edge: none where hair hangs over it. */
const bareness = (hangs: boolean, azimuth: number): number =>
  hangs ? 1 - smoothstep(1.15, 1.4, Math.abs(azimuth)) : 1;

function hang(
  style: HairStyle,
  scalp: Scalp,
  azimuth: number,
  edge: number,
  column: number,
  positions: Float32Array,
  colours: Float32Array,
  deep: readonly number[],
): void {
  const lies = liesOnHead(style);
  const beside = smoothstep(1.15, 1.4, Math.abs(azimuth));
  const behind = smoothstep(1.5, 2.3, Math.abs(azimuth));
  const length = beside * 0.85 * lerp(style.length.side, style.length.back, behind);
  const root = scalpPoint(scalp, azimuth, edge);
  const strand = growLock({ ...style, wave: { size: 0, every: 1 } }, scalp, {
    root,
    length: Math.max(0.01, length),
    segments: hangingRows,
    layer: 0.15,
    phase: 0,
    overFace: !lies && beside < 0.5,
  });
  const last = 3 * ((capRows - 1) * columns + column);
  for (let row = 0; row < hangingRows; row++) {
    const at = 3 * ((capRows + row) * columns + column);
    if (beside > 0 || !lies) {
      positions.set(strand[row + 1]!, at);
      colours.set(deep, at);
    } else {
      positions.copyWithin(at, last, last + 3);
      colours.copyWithin(at, last, last + 3);
    }
  }
}
