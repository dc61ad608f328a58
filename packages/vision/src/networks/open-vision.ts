import type { FaceMesh } from '../geometry/index.ts';
import { findGlassesWeights, glassesInput, seeGlasses, type Glasses } from './glasses-network/index.ts';
import { Heap } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import type { Region } from './crop-picture.ts';
import { describeFace, descriptionInput, type Description, type FaceView } from './describe-face.ts';
import { detectFaces, fullRangeDetector, nearDetector, withoutDoubles, type Detection } from './detect-faces.ts';
import { detectionWindows, type DetectionModel, type DetectionWindow } from './detection-windows.ts';
import { Network, NetworkDesk, type NetworkInput } from './network.ts';
import { meshInput, readMesh, type MeshReading } from './read-mesh.ts';
import { ensureWeights, type WeightsName } from '../weights/index.ts';

export interface DetectOptions {
  model: DetectionModel;
  /**
   * How far faces lie turned clockwise in the picture, in radians; minus the turn a clip is displayed with. Detectors
   * know upright faces only.
   */
  rotation?: number;
  minimumScore?: number;
  /** Only this square of the picture. */
  window?: DetectionWindow;
}

/**
 * Everything the engine sees with. Networks are opened when first used; calls take turns, so any number may be under
 * way.
 */
export interface Vision {
  /** Best first. */
  detect(picture: YuvPicture, options: DetectOptions): Promise<Detection[]>;
  mesh(picture: YuvPicture, region: Region): Promise<MeshReading>;
  describe(picture: YuvPicture, mesh: FaceMesh, view?: FaceView): Promise<Description>;
  /** What the picture shows of the glasses of the face with this mesh. */
  glasses(picture: YuvPicture, mesh: FaceMesh): Promise<Glasses>;
  close(): Promise<void>;
}

/** Real faces score above it in every pose, textures of a room below. */
const minimumScoreDefault = 0.5;

export async function openVision({
  weightsFolder,
  signal,
}: {
  weightsFolder: string;
  signal?: AbortSignal | undefined;
}): Promise<Vision> {
  signal?.throwIfAborted();
  const desk = new NetworkDesk(new Heap());
  const network = (name: WeightsName, input: NetworkInput) =>
    new Network({
      desk,
      input,
      path: async () => (await ensureWeights({ folder: weightsFolder, names: [name], signal }))[name],
    });
  const networks = {
    fast: network('blazeface-front', nearDetector.input),
    far: network('facemesh-detection-full', fullRangeDetector.input),
    mesh: network('facemesh-attention', meshInput),
    description: network('faceres', descriptionInput),
    glasses: new Network({ desk, input: glassesInput, path: findGlassesWeights }),
  };
  return {
    async detect(picture, { model, rotation = 0, minimumScore = minimumScoreDefault, window }) {
      signal?.throwIfAborted();
      const detector = model === 'fast' ? nearDetector : fullRangeDetector;
      const found: Detection[] = [];
      for (const { cx, cy, size } of window ? [window] : detectionWindows(picture, model)) {
        const search = { picture, region: { cx, cy, size, angle: rotation }, minimumScore };
        found.push(...(await detectFaces(networks[model], { detector, search })));
      }
      return withoutDoubles(found);
    },
    mesh(picture, region) {
      signal?.throwIfAborted();
      return readMesh(networks.mesh, { picture, region });
    },
    describe(picture, mesh, view) {
      signal?.throwIfAborted();
      return describeFace(networks.description, { picture, mesh, view });
    },
    glasses(picture, mesh) {
      signal?.throwIfAborted();
      return seeGlasses(networks.glasses, { picture, mesh });
    },
    async close() {
      await Promise.all(Object.values(networks).map((each) => each.close()));
    },
  };
}
