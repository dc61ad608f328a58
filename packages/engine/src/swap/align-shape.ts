import { faceVertexCount, shapeWeight, vertexNeighbours, type FaceMesh } from '@semblante/vision/geometry';
import { copyOf, type YuvPicture } from '@semblante/media/picture';
import { spreadOut, type CalibrationSample } from './calibration-samples.ts';
import type { Reshaping } from './output-mesh.ts';

/** Reads the face at a place of a picture anew. */
export type FaceReader = (picture: YuvPicture, near: FaceMesh) => Promise<FaceMesh | undefined>;

export interface AlignedFace {
  shape: Reshaping;
  draw(picture: YuvPicture, sample: CalibrationSample): void;
}

/** More faces and more rounds changed nothing on the benchmark's pairs. */
const samplesMax = 8;
const rounds = 2;
/**
 * Share of an error that a round takes away. Part of what is seen beyond the wanted shape is the photo's likeness: by
 * 0.7 a round faces came out less like it.
 */
const share = 0.35;
/** Lids and lips of single frames stray; the place of an eye or a mouth does not. */
const smoothingRounds = 4;

/**
 * Moves the drawn face to where it was meant to be. The mesh of a photo may lie a little beside its features, and
 * shading misleads the eye: a face drawn exactly on its mesh is then seen higher or narrower than the mesh. So it is
 * drawn, looked at, and shifted back by what is seen beyond the wanted change of shape.
 */
export async function alignShape(
  samples: readonly CalibrationSample[],
  { shape, draw }: AlignedFace,
  read: FaceReader,
): Promise<void> {
  const chosen = spreadOut(samples, samplesMax);
  const wanted = shape.field.slice();
  const before = await Promise.all(chosen.map(({ picture, target }) => read(picture, target)));
  for (let round = 0; round < rounds; round++) {
    const errors: Float32Array[] = [];
    for (const [k, sample] of chosen.entries()) {
      const picture = copyOf(sample.picture);
      draw(picture, sample);
      const [own, drawn] = [before[k], await read(picture, sample.target)];
      if (own && drawn) errors.push(errorOf({ own, drawn }, { sample, shape, wanted }));
    }
    if (errors.length === 0) return;
    const error = smoothed(
      Float32Array.from({ length: 3 * faceVertexCount }, (_, i) => middleOf(errors.map((each) => each[i]!))),
    );
    for (let i = 0; i < error.length; i++)
      shape.field[i] = shape.field[i]! - (share / shape.strength) * shapeWeight[Math.floor(i / 3)]! * error[i]!;
  }
}

interface Seen {
  own: FaceMesh;
  drawn: FaceMesh;
}

/**
 * What is seen beyond what was wanted, in the space of the neutral face. Depth is not seen well enough to be corrected.
 */
function errorOf(
  { own, drawn }: Seen,
  { sample, shape, wanted }: { sample: CalibrationSample; shape: Reshaping; wanted: Float32Array },
): Float32Array {
  const r = shape.turns.find(sample.target);
  const square = r[0]! ** 2 + r[1]! ** 2 + r[2]! ** 2;
  const error = new Float32Array(3 * faceVertexCount);
  for (let i = 0; i < error.length; i += 3) {
    const [x, y] = [drawn[i]! - own[i]!, drawn[i + 1]! - own[i + 1]!];
    for (let axis = 0; axis < 3; axis++)
      error[i + axis] = (r[axis]! * x + r[3 + axis]! * y) / square - shape.strength * wanted[i + axis]!;
    error[i + 2] = 0;
  }
  return error;
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

function smoothed(field: Float32Array): Float32Array {
  let out = field;
  for (let round = 0; round < smoothingRounds; round++) {
    const from = out;
    out = from.map((value, i) => {
      const neighbours = vertexNeighbours[Math.floor(i / 3)]!;
      return (value + neighbours.reduce((sum, next) => sum + from[3 * next + (i % 3)]!, 0) / neighbours.length) / 2;
    });
  }
  return out;
}
