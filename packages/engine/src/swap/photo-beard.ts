import { isLip, smoothstep, unwrappedCoordinates } from '../geometry/index.ts';
import type { Mip, SourceFace } from '../photo/source-face.ts';
import { spreadOverFace, unwrapTable } from '../photo/unwrap-table.ts';

/** Texels along the face in which hair is looked for: a strand of a beard is about one wide. */
const sideMin = 120;

const [noseBase, lipTop, lipBottom, chin, lid] = [2, 0, 17, 152, 145].map((vertex) => unwrappedCoordinates[2 * vertex + 1]!) as [number, number, number, number, number];
const [mouthLeft, mouthRight, cheekLeft, cheekRight] = [61, 291, 50, 280].map((vertex) => unwrappedCoordinates[2 * vertex]!) as [number, number, number, number];
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
  moustache: [{ left: mouthLeft + 0.15 * mouthWidth, right: mouthRight - 0.15 * mouthWidth, top: noseBase + 0.35 * (lipTop - noseBase), bottom: lipTop - 0.1 * (lipTop - noseBase) }],
  chin: [{ left: mouthLeft + 0.1 * mouthWidth, right: mouthRight - 0.1 * mouthWidth, top: lipBottom + 0.25 * (chin - lipBottom), bottom: lipBottom + 0.8 * (chin - lipBottom) }],
  jaws: [
    { left: mouthLeft - 0.45 * mouthWidth, right: mouthLeft - 0.1 * mouthWidth, ...jawRows },
    { left: mouthRight + 0.1 * mouthWidth, right: mouthRight + 0.45 * mouthWidth, ...jawRows },
  ],
  cheeks: [
    { left: cheekLeft - 0.03, right: cheekLeft + 0.05, ...cheekRows },
    { left: cheekRight - 0.05, right: cheekRight + 0.03, ...cheekRows },
  ],
} as const satisfies Record<string, readonly Zone[]>;

/** What hair changes, each in logarithms: brightness, distance from grey, and how much both change from one texel to the next but one. */
interface Reading {
  tone: number;
  colour: number;
  roughness: number;
}

/**
 * How much each reading, over that of the cheeks, speaks for a beard: a logistic fit to 473 public-domain portraits of people who are trained on, 29 of
 * them with a beard or moustache. At `told` 18 of those are told (white moustaches and stubble are not), and 4 shaven men with a dark jaw.
 */
const weights: Record<Exclude<keyof typeof zones, 'cheeks'>, Reading> = {
  moustache: { tone: -2.2, colour: -5.5, roughness: 1.5 },
  chin: { tone: 0, colour: -4.5, roughness: 0.5 },
  jaws: { tone: -4.8, colour: 2, roughness: -0.2 },
};
const bias = -4.5;
const told = [0.5, 2.5] as const;

/** Where the photo's beard is, over a square of `side`: it is part of the face, keeps its own tone and tells nothing about the skin's. Nothing where nobody wears one. */
export function photoBeardOf(source: SourceFace, side: number): Float32Array {
  const strength = smoothstep(...told, beardEvidence(source));
  const beard = new Float32Array(side * side);
  if (strength === 0) return beard;
  const table = unwrapTable(side);
  const lips = spreadOverFace(table, isLip);
  for (const at of table.texel) beard[at] = strength * smoothstep(noseBase * side - 1, noseBase * side + 1, Math.floor(at / side)) * (1 - lips[at]!);
  return beard;
}

/** Log-odds. */
function beardEvidence({ mips, black }: SourceFace): number {
  const mip = mips.findLast(({ width }) => width >= sideMin) ?? mips[0]!;
  const cheeks = readZones(mip, zones.cheeks, black);
  return (['moustache', 'chin', 'jaws'] as const).reduce((sum, name) => {
    const reading = readZones(mip, zones[name], black);
    const { tone, colour, roughness } = weights[name];
    return sum + tone * (reading.tone - cheeks.tone) + colour * (reading.colour - cheeks.colour) + roughness * (reading.roughness - cheeks.roughness);
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
  const toneAt = (at: number) => Math.log(Math.max(lumaMin, luma[at]! - black));
  for (let row = Math.round(zone.top * width); row < Math.round(zone.bottom * width); row++) {
    for (let column = Math.round(zone.left * width); column < Math.round(zone.right * width); column++) {
      const at = row * width + column;
      sums.tone += toneAt(at);
      sums.u += u[at]! - 128;
      sums.v += v[at]! - 128;
      sums.roughness += Math.abs(toneAt(at + 1) - toneAt(at - 1)) + 0.5 * Math.abs(toneAt(at + width) - toneAt(at - width));
      sums.count++;
    }
  }
  const { count } = sums;
  return { tone: sums.tone / count, colour: Math.log(Math.hypot(sums.u, sums.v) / count + colourFloor), roughness: Math.log(sums.roughness / count + roughnessFloor) };
}
