import { isLip, smoothstep, unwrappedCoordinates } from '@semblante/vision/geometry';
import { type Mip, type SourceFace, spreadOverFace, unwrapTable } from '../photo/index.ts';

/** Texels along the face in which hair is looked for: a strand of a beard is about one wide. */
const sideMin = 120;

const [noseBase, lipTop, lipBottom, chin, lid] = [2, 0, 17, 152, 145].map(
  (vertex) => unwrappedCoordinates[2 * vertex + 1]!,
) as [number, number, number, number, number];
const [mouthLeft, mouthRight, cheekLeft, cheekRight] = [61, 291, 50, 280].map(
  (vertex) => unwrappedCoordinates[2 * vertex]!,
) as [number, number, number, number];
const mouthWidth = mouthRight - mouthLeft;

/** A part of the unwrapped face, in shares of its side. */
interface Zone {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const cheekRows = { top: lid + 0.3 * (noseBase - lid), bottom: noseBase };
const jawRows = { top: lipTop, bottom: lipBottom };
const zones = {
  moustache: [
    {
      left: mouthLeft + 0.15 * mouthWidth,
      right: mouthRight - 0.15 * mouthWidth,
      top: noseBase + 0.35 * (lipTop - noseBase),
      bottom: lipTop - 0.1 * (lipTop - noseBase),
    },
  ],
  chin: [
    {
      left: mouthLeft + 0.1 * mouthWidth,
      right: mouthRight - 0.1 * mouthWidth,
      top: lipBottom + 0.25 * (chin - lipBottom),
      bottom: lipBottom + 0.8 * (chin - lipBottom),
    },
  ],
  jaws: [
    { left: mouthLeft - 0.45 * mouthWidth, right: mouthLeft - 0.1 * mouthWidth, ...jawRows },
    { left: mouthRight + 0.1 * mouthWidth, right: mouthRight + 0.45 * mouthWidth, ...jawRows },
  ],
  cheeks: [
    { left: cheekLeft - 0.03, right: cheekLeft + 0.05, ...cheekRows },
    { left: cheekRight - 0.05, right: cheekRight + 0.03, ...cheekRows },
  ],
} as const satisfies Record<string, readonly Zone[]>;

/**
 * What hair changes, each in logarithms: brightness, distance from grey, and how much both change from one texel to the
 * next but one.
 */
interface Reading {
  tone: number;
  colour: number;
  roughness: number;
}

/** Log-odds of hair at a place, from readings over those of the cheeks. */
interface Evidence {
  bias: number;
  of: Partial<Record<Exclude<keyof typeof zones, 'cheeks'>, Reading>>;
}

/**
 * Logistic fits to portraits, as log-odds. White moustaches and stubble are not told:
 * docs/engine/constants/swap.md.
 */
const moustacheEvidence: Evidence = { bias: -4, of: { moustache: { tone: -3.8, colour: -6.1, roughness: 1.75 } } };
const beardEvidence: Evidence = {
  bias: -4.5,
  of: { chin: { tone: 1.9, colour: -9.4, roughness: 2 }, jaws: { tone: -6.1, colour: 2.6, roughness: 1.9 } },
};
const told = [0.5, 2.5] as const;
/** Who has a moustache has a beard more often: so much of its evidence counts, up to a limit. */
const [moustacheSays, moustacheSaysMax] = [0.25, 8] as const;

/** A broad smile shades the jaws with its folds; over a shaven lip (log-odds) they are taken for what they are. */
const foldsOfSmile = { from: 0.7, evidencePerWidth: 30, shavenLip: [-0.5, 1] } as const;

/**
 * Where the photo's beard and moustache are, over a square of `side`: they are part of the face, keep their own tone
 * and tell nothing about the skin's.
 */
export function photoBeardOf(source: SourceFace, side: number): Float32Array {
  const mip = source.mips.findLast(({ width }) => width >= sideMin) ?? source.mips[0]!;
  const [overLip, below] = [weigh(moustacheEvidence, mip, source.black), weigh(beardEvidence, mip, source.black)];
  const moustache = smoothstep(...told, overLip);
  const { from, evidencePerWidth, shavenLip } = foldsOfSmile;
  const folds =
    evidencePerWidth * Math.max(0, source.smile - from) * (1 - smoothstep(...shavenLip, overLip)) -
    moustacheSays * Math.max(0, Math.min(moustacheSaysMax, overLip));
  const beard = smoothstep(...told, below - folds);
  const hair = new Float32Array(side * side);
  if (moustache + beard === 0) return hair;
  const table = unwrapTable(side);
  const lips = spreadOverFace(table, isLip);
  const { tone: skinTone } = readZones(mip, zones.cheeks, source.black);
  const lumaAt = (x: number, y: number) =>
    mip.planes[0][Math.floor(y * mip.width) * mip.width + Math.floor(x * mip.width)]!;
  for (const at of table.texel) {
    const [x, y] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side];
    const belowNose = smoothstep(noseBase - 1 / side, noseBase + 1 / side, y);
    const overMouth =
      (1 - smoothstep(lipTop, lipBottom, y)) * (1 - smoothstep(0.6, 0.8, Math.abs(x - 0.5) / mouthWidth));
    const beside =
      (1 - smoothstep(lipBottom, chin, y)) *
      (1 - smoothstep(...endsReach, Math.abs(x - 0.5) / mouthWidth)) *
      smoothstep(...endsDarker, skinTone - toneOf(lumaAt(x, y), source.black));
    hair[at] = belowNose * Math.max(beard, moustache * Math.max(overMouth, beside)) * (1 - lips[at]!);
  }
  return hair;
}

/** In widths of the mouth from its middle: how far the ends of a moustache reach at most. */
const endsReach = [0.8, 1] as const;
/** How much darker than the cheeks (log) they are: hardly, certainly. */
const endsDarker = [0.15, 0.4] as const;

const toneOf = (luma: number, black: number) => Math.log(Math.max(lumaMin, luma - black));

function weigh({ bias, of }: Evidence, mip: Mip, black: number): number {
  const cheeks = readZones(mip, zones.cheeks, black);
  return Object.entries(of).reduce((sum, [name, weight]) => {
    const reading = readZones(mip, zones[name as keyof typeof of], black);
    return (
      sum +
      weight.tone * (reading.tone - cheeks.tone) +
      weight.colour * (reading.colour - cheeks.colour) +
      weight.roughness * (reading.roughness - cheeks.roughness)
    );
  }, bias);
}

const lumaMin = 4;
/** Keep logarithms of grey and of smooth skin finite. */
const [colourFloor, roughnessFloor] = [2, 0.01] as const;

function readZones(mip: Mip, parts: readonly Zone[], black: number): Reading {
  const readings = parts.map((zone) => readZone(mip, zone, black));
  const mean = (name: keyof Reading) => readings.reduce((sum, reading) => sum + reading[name] / readings.length, 0);
  return { tone: mean('tone'), colour: mean('colour'), roughness: mean('roughness') };
}

function readZone({ width, planes: [luma, u, v] }: Mip, zone: Zone, black: number): Reading {
  const sums = { tone: 0, u: 0, v: 0, roughness: 0, count: 0 };
  const toneAt = (at: number) => toneOf(luma[at]!, black);
  for (let row = Math.round(zone.top * width); row < Math.round(zone.bottom * width); row++) {
    for (let column = Math.round(zone.left * width); column < Math.round(zone.right * width); column++) {
      const at = row * width + column;
      sums.tone += toneAt(at);
      sums.u += u[at]! - 128;
      sums.v += v[at]! - 128;
      sums.roughness +=
        Math.abs(toneAt(at + 1) - toneAt(at - 1)) + 0.5 * Math.abs(toneAt(at + width) - toneAt(at - width));
      sums.count++;
    }
  }
  const { count } = sums;
  return {
    tone: sums.tone / count,
    colour: Math.log(Math.hypot(sums.u, sums.v) / count + colourFloor),
    roughness: Math.log(sums.roughness / count + roughnessFloor),
  };
}
