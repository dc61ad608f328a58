import { loadAnalysis } from '@semblante/vision/analyse';
import { EngineError } from '@semblante/media';
import { knownFacesOf } from './metrics/visible-face.ts';
import { measureClip } from './metrics/measure-clip.ts';
import { qualityReport, type QualityReport } from './metrics/quality-report.ts';
import { findFaces, openVision, type Vision } from '@semblante/vision/networks';
import { loadPhoto } from '@semblante/media/picture';
import { descriptorDistance, openRecogniser, type Recogniser } from './recogniser/recogniser.ts';

export interface FilesToMeasure {
  before: string;
  after: string;
  /** Folder of the original's analysis, and who in it was swapped. */
  analysis: string;
  person: string;
  photo: string;
  weights: string;
  signal?: AbortSignal;
}

/** Judges a swapped file with the benchmark's own instruments. */
export async function measureFiles({
  before,
  after,
  analysis: folder,
  person,
  photo,
  weights,
  signal,
}: FilesToMeasure): Promise<QualityReport> {
  const analysis = await loadAnalysis(folder);
  const vision = await openVision({ weightsFolder: weights, signal });
  try {
    analysis.getPerson(person);
    const recogniser = await openRecogniser();
    const wanted = await describePhoto({ vision, recogniser }, photo);
    const quality = await measureClip({
      vision,
      before,
      after,
      known: knownFacesOf(analysis, person),
      cuts: analysis.cuts,
      displayRotation: analysis.video.rotation,
      distanceToPhoto: async (picture, mesh) =>
        descriptorDistance(await recogniser.describe(picture, mesh), wanted.descriptor),
      ...(signal ? { signal } : {}),
    });
    return qualityReport(quality);
  } finally {
    analysis.close();
    await vision.close();
  }
}

/** Who is in a photo, to the recogniser. */
export async function describePhoto({ vision, recogniser }: { vision: Vision; recogniser: Recogniser }, file: string) {
  const picture = await loadPhoto(file);
  const [face] = await findFaces(vision, picture);
  if (!face) throw new EngineError('photo.no_face', { file });
  return { picture, mesh: face.mesh, descriptor: await recogniser.describe(picture, face.mesh) };
}
