import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EngineError } from '@semblante/media';
import { meshInSquare, squareOf } from '../face-square.ts';
import { ringFromEyes, smoothstep, type FaceMesh } from '../../geometry/index.ts';
import { readMap, type YuvPicture } from '@semblante/media/picture';
import type { Network, NetworkInput } from '../network.ts';
import { sha256Of } from '../../weights/index.ts';
import { grown, side, type FaceSquare } from './square-map.ts';

/** Trained by us on glasses that we drew, see training/MODEL_CARD.md. */
const weightsFile = fileURLToPath(new URL('../../../weights/glasses-network.onnx', import.meta.url));
const weightsSha256 = 'a6c2feb82f8cb95a4788e4ca00b586920610c4304f616a2d8ae8072deddabb37';

export const glassesInput: NetworkInput = { side, gain: 1 / 255, offset: 0 };

export async function findGlassesWeights(): Promise<string> {
  const found = sha256Of(await readFile(weightsFile));
  if (found !== weightsSha256)
    throw new EngineError('engine.weights_invalid', { file: 'glasses-network.onnx', expected: weightsSha256, found });
  return weightsFile;
}

/** What a picture shows of somebody's glasses. */
export interface Glasses {
  /** 0 to 1: the share of lens around the eyes. */
  wearing: number;
  /** 0 to 1: how surely frame, or a reflection or tint that lets no skin through, lies before the face. */
  cover: FaceSquare;
  /** The same and the edges of lenses, where a clear rim is hardly told: what a clip keeps of its person's glasses. */
  kept: FaceSquare;
}

/** Share of lens around the eyes. */
const wearingFrom = 0.5;
export const isWearing = ({ wearing }: Pick<Glasses, 'wearing'>): boolean => wearing >= wearingFrom;

/** Share of the square's side that the face's height takes, as in training. */
const faceShare = 0.7;
/** What the network says of a rim that can just be told, and of one that is surely there. */
const frameSure = [0.2, 0.6] as const;
/** Added to what the network says of a frame, at the edge of a lens and so many pixels outside and inside of it. */
const lensEdge = { gain: 0.5, outside: 2, inside: 1 };
/** Share of light that a lens keeps back: under the first its skin is swapped as if there were none. */
const glareSure = [0.25, 0.7] as const;

const aroundEyes = [...ringFromEyes.keys()].filter((vertex) => ringFromEyes[vertex]! <= 1);

export async function seeGlasses(
  network: Network,
  { picture, mesh }: { picture: YuvPicture; mesh: FaceMesh },
): Promise<Glasses> {
  const region = squareOf(mesh, faceShare);
  const { glasses } = await network.look(picture, region);
  const [frame, lens, glare] = [0, 1, 2].map((k) => glasses!.subarray(k * side * side, (k + 1) * side * side)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const placed = meshInSquare(mesh, region, side);
  const wearing =
    aroundEyes.reduce((sum, vertex) => sum + readMap(lens, side, placed[3 * vertex]!, placed[3 * vertex + 1]!), 0) /
    aroundEyes.length;
  const edge = edgeOf(lens);
  const coverWith = (gain: number): FaceSquare => {
    const cover = frame.map((sure, i) =>
      Math.max(smoothstep(...frameSure, sure + gain * edge[i]!), smoothstep(...glareSure, glare[i]!)),
    );
    // A hair's breadth of rim lies between two texels.
    return { map: grown(cover, 1), mesh: placed };
  };
  return { wearing, cover: coverWith(0), kept: coverWith(lensEdge.gain) };
}

/** 1 along the edge of a lens that is surely there. */
function edgeOf(lens: Float32Array): Float32Array {
  const around = grown(lens, lensEdge.outside);
  const notInside = grown(
    lens.map((sure) => 1 - sure),
    lensEdge.inside,
  );
  return around.map((sure, i) => Math.max(0, sure + notInside[i]! - 1));
}
