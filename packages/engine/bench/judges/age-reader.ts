import ort from 'onnxruntime-node';
import type { FaceMesh } from '@semblante/vision/geometry';
import { cropRgb } from '../metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { regionOfMesh, type Vision } from '@semblante/vision/networks';
import { ensureWeights } from '@semblante/vision/weights';
import { oneThread } from './one-thread.ts';
import { planarInput } from './planar-input.ts';

/**
 * Years a face looks like, by two networks. Both are wrong by years for one person, but in the same way before and
 * after.
 */
export interface Ages {
  faceres: number;
  gear: number;
}

export interface AgeReader {
  read(picture: YuvPicture, face: FaceMesh): Promise<Ages>;
}

const side = 198;
/** Of the mesh network's region. */
const regionShare = 0.85;
/** Years that gear's classes stand for, as the package's own library reads them. */
const yearsOfClass = [15, 23, 28, 35.5, 45.5, 55.5, 65] as const;

export async function openAgeReader({
  vision,
  weightsFolder,
}: {
  vision: Vision;
  weightsFolder: string;
}): Promise<AgeReader> {
  const paths = await ensureWeights({ folder: weightsFolder, names: ['gear-age'] });
  const session = await ort.InferenceSession.create(paths['gear-age'], oneThread);
  return {
    async read(picture, face) {
      const region = regionOfMesh(face);
      const seen = planarInput(cropRgb(picture, { ...region, size: region.size * regionShare }, side), {
        mean: 0,
        gain: 1 / 255,
      });
      const answer = await session.run({
        [session.inputNames[0]!]: new ort.Tensor('float32', seen, [1, 3, side, side]),
      });
      const classes = Object.values(answer)[0]!.data as Float32Array;
      return {
        faceres: (await vision.describe(picture, face)).age,
        gear: yearsOfClass.reduce((sum, years, i) => sum + years * classes[i]!, 0),
      };
    },
  };
}
