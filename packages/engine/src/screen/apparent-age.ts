import { faceWidthOf, type FaceMesh } from '../geometry/index.ts';
import { Heap } from '../kernels/heap.ts';
import { isSure, type FoundFace } from '../photo/find-faces.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { likenessOf, regionOfDetection, regionOfMesh, type Vision } from '../vision/index.ts';
import { Network, NetworkDesk } from '../vision/network.ts';
import { ensureWeights } from '../vision/weights/ensure-weights.ts';
import { screenThresholds } from './thresholds.ts';
import type { AgeMoment } from './verdict.ts';

/** How old the faces of a picture look. Reliable for nobody: it may hold something for staff, and never decides. */
export interface AgeReader {
  read(picture: YuvPicture, mesh: FaceMesh): Promise<AgeReading>;
  close(): Promise<void>;
}

export interface AgeReading {
  age: number;
  under20: number;
  embedding: Float32Array;
}

/** Of the mesh network's region: on the adults of the test media these two gave the fewest wrong "under 20", and wider ones many. */
const cropSizes = [0.85, 1] as const;

export function openAgeReader({ vision, weightsFolder, signal }: { vision: Vision; weightsFolder: string; signal?: AbortSignal | undefined }): AgeReader {
  const path = async () => (await ensureWeights({ folder: weightsFolder, names: ['gear-age'], signal }))['gear-age'];
  const gear = new Network({ desk: new NetworkDesk(new Heap()), path, input: { side: 198, gain: 1 / 255, offset: 0 } });
  return {
    async read(picture, mesh) {
      const { age, embedding } = await vision.describe(picture, mesh);
      const region = regionOfMesh(mesh);
      let under20 = 0;
      for (const size of cropSizes) {
        const [classes] = Object.values(await gear.look(picture, { ...region, size: region.size * size }));
        under20 += classes![0]! / cropSizes.length;
      }
      return { age, under20, embedding };
    },
    close: () => gear.close(),
  };
}

/** The surest faces of a frame, with room enough to say anything of their age. */
export async function findFacesWithAge(vision: Vision, picture: YuvPicture, { rotation }: { rotation: number }): Promise<FaceMesh[]> {
  const faces: FoundFace[] = [];
  for (const detection of await vision.detect(picture, { model: 'far', rotation: (-rotation * Math.PI) / 180 })) {
    const rough = await vision.mesh(picture, regionOfDetection(detection));
    const { mesh, confidence } = await vision.mesh(picture, regionOfMesh(rough.mesh));
    faces.push({ mesh, confidence, width: faceWidthOf(mesh) });
  }
  return faces.filter(hasAge).map(({ mesh }) => mesh);
}

export const hasAge = (face: FoundFace): boolean => isSure(face) && face.width >= screenThresholds.faceWidth;

interface Person {
  embedding: Float32Array;
  looks: AgeMoment[];
}

/** Joins the looks at one person: a single look at an adult is wrong by years, the middle of several less so. */
export class AgeLedger {
  readonly #people: Person[] = [];

  add(at: { frame: number; seconds: number }, { age, under20, embedding }: AgeReading): void {
    const look = { ...at, age, under20 };
    const known = this.#people.find((person) => likenessOf(person.embedding, embedding) >= screenThresholds.samePerson);
    if (known) known.looks.push(look);
    else this.#people.push({ embedding, looks: [look] });
  }

  /** For each person who looks too young the look in the middle. In a photo one look is all there can be, so it counts in full. */
  listYoung(medium: 'photo' | 'video'): AgeMoment[] {
    return this.#people.map(({ looks }) => looks).filter((looks) => looksYoung(looks, medium)).map((looks) => middleOf(looks, ({ age }) => age));
  }
}

function looksYoung(looks: readonly AgeMoment[], medium: 'photo' | 'video'): boolean {
  const { ageLooks, ageYears, ageYearsFewLooks, under20 } = screenThresholds;
  const years = medium === 'photo' || looks.length >= ageLooks ? ageYears : ageYearsFewLooks;
  return middleOf(looks, ({ age }) => age).age < years || middleOf(looks, (look) => look.under20).under20 > under20;
}

function middleOf(looks: readonly AgeMoment[], value: (look: AgeMoment) => number): AgeMoment {
  return looks.toSorted((a, b) => value(a) - value(b))[looks.length >> 1]!;
}
