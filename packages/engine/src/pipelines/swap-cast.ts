import { faceFlagMin, type FaceReference, type PersonProfile } from '@semblante/vision/analyse';
import { EngineError } from '@semblante/media';
import { FaceCorrector, type FaceNetwork } from '../face-network/index.ts';
import { faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import { isWearing, type Glasses, findFaces, regionOfMesh, type Vision } from '@semblante/vision/networks';
import type { Heap } from '@semblante/media/kernels';
import type { VideoFrame } from '@semblante/media/video';
import type { SwapModel } from '@semblante/vision/model-slot';
import {
  beardOf,
  buildPersonTexture,
  combineRims,
  rimFrames,
  CoverMemory,
  RimFinder,
  looseHairOf,
  OcclusionMasker,
  sampleTexture,
} from '../person-texture/index.ts';
import { loadPhoto, type ColourSpace, type YuvPicture } from '@semblante/media/picture';
import { prepareSource } from '../photo/index.ts';
import { faceBoxOf, FaceRenderer, veilOf, type Look } from '../swap/index.ts';
import type { Coverage } from './coverage.ts';
import type { Mapping } from './swap-job.ts';
import type { FaceTools } from './warm-faces.ts';

/** What must be known of the people before they can be painted over: an analysis knows it, and so does a survey. */
export interface KnownPeople {
  colour: ColourSpace;
  getPerson(id: string): PersonProfile;
  referencesOf(id: string): Promise<FaceReference[]>;
}

export interface CastOptions {
  people: KnownPeople;
  mapping: readonly Mapping[];
  vision: Vision;
  network: FaceNetwork;
  heap: Heap;
  look?: Partial<Look> | undefined;
  model?: SwapModel | undefined;
  /** Where faces that were drawn lately are known; else they are prepared from their photos. */
  sourceOf?: FaceTools['sourceOf'] | undefined;
}

/** Of a video, or a picture that stands for one. */
type PaintedFrame = Pick<VideoFrame, 'index' | 'picture' | 'favour'>;

type Drawer = (
  picture: YuvPicture,
  frame: { target: FaceMesh; mask: Float32Array | undefined },
) => boolean | Promise<boolean>;

/** One person of the video and who is put in their place. */
interface Role {
  person: string;
  draw: Drawer;
  masker: OcclusionMasker;
  covers: CoverMemory;
  /** Rims of glasses keep the target's own picture; undefined where nobody wears any. */
  rims: RimFinder | undefined;
  /** Hair that lies over the face all the time and a beard stay there; undefined where there is none. */
  hair: Float32Array | undefined;
  /** Newest last. */
  recentRims: Float32Array[];
  lastFrame: number;
  coverage: Coverage;
}

/** Everybody who is swapped in a video, ready to be painted into its frames. */
export class SwapCast {
  readonly #roles: readonly Role[];

  static async prepare(options: CastOptions): Promise<SwapCast> {
    const roles: Role[] = [];
    for (const mapping of options.mapping) roles.push(await prepareRole(mapping, options));
    return new SwapCast(roles);
  }

  private constructor(roles: readonly Role[]) {
    this.#roles = roles;
  }

  /** As if nothing had been painted yet: no mask of an earlier frame counts, and no coverage. */
  forgetFrames(): void {
    for (const role of this.#roles) forgetMasks(role);
    this.takeCoverage();
  }

  /** Counts since the last time this was asked. */
  takeCoverage(): Coverage[] {
    return this.#roles.map((role) => {
      const { coverage } = role;
      role.coverage = { person: role.person, shown: 0, swapped: 0 };
      return coverage;
    });
  }

  /**
   * Draws everybody's new face into a frame, where `faceOf` says that their own one is. A frame with nobody in it is
   * not even copied.
   */
  async paint(
    frame: PaintedFrame,
    { faceOf, isCut }: { faceOf(person: string): FaceMesh | undefined; isCut: boolean },
  ): Promise<void> {
    const shown: { role: Role; target: FaceMesh; mask: Float32Array | undefined }[] = [];
    for (const role of this.#roles) {
      const target = faceOf(role.person);
      if (isCut) forgetMasks(role);
      if (target) shown.push({ role, target, mask: await maskOf(role, frame, target) });
    }
    if (shown.length === 0) return;
    const picture = frame.picture;
    // The nearer face is larger and goes over the other one where two people cross.
    shown.sort((a, b) => faceWidthOf(a.target) - faceWidthOf(b.target));
    const drawn: FaceMesh[] = [];
    for (const { role, target, mask } of shown) {
      role.coverage.shown++;
      if (!(await role.draw(picture, { target, mask }))) continue;
      role.coverage.swapped++;
      drawn.push(target);
    }
    frame.favour(drawn.flatMap((target) => faceBoxOf([target], picture) ?? []));
  }
}

/** Looked for in the frame as it was, before anybody was painted into it. */
async function maskOf(
  role: Role,
  { index, picture }: PaintedFrame,
  target: FaceMesh,
): Promise<Float32Array | undefined> {
  if (index !== role.lastFrame + 1) forgetMasks(role);
  role.lastFrame = index;
  const covers = role.covers.add(role.masker.mask(picture, target));
  if (role.rims) role.recentRims = [...role.recentRims, await role.rims.find(picture, target)].slice(-rimFrames);
  return together([covers, combineRims(role.recentRims), role.hair]);
}

function forgetMasks(role: Role): void {
  role.covers.forget();
  role.recentRims = [];
}

/** Undefined where nothing keeps the new face from being seen. */
function together(masks: readonly (Float32Array | undefined)[]): Float32Array | undefined {
  return masks.reduce((all, mask) => (all && mask ? productOf(all, mask) : (all ?? mask)), undefined);
}

/** A plain loop: for every frame with a cover or glasses, and `map` takes several times as long. */
function productOf(a: Float32Array, b: Float32Array): Float32Array {
  const product = new Float32Array(a.length);
  for (let at = 0; at < product.length; at++) product[at] = a[at]! * b[at]!;
  return product;
}

async function prepareRole(
  { person: id, photos: files }: Mapping,
  { people, vision, network, heap, look, model, sourceOf }: CastOptions,
): Promise<Role> {
  const person = people.getPerson(id);
  const references = await people.referencesOf(id);
  const texture = buildPersonTexture(references.map(({ picture, mesh }) => sampleTexture(picture, mesh)));
  const faces = await seeGlassesOn(references, vision);
  const rims = rimsOf(faces, vision);
  const hair = together([looseHairOf(texture), beardOf(texture)]);
  const loadPhotos = async () => await Promise.all(files.map((file) => loadPhoto(file)));
  const masks = {
    masker: new OcclusionMasker(heap, texture),
    covers: new CoverMemory(heap),
    rims,
    hair,
    recentRims: [],
  };
  const role = { person: id, ...masks, lastFrame: -2, coverage: { person: id, shown: 0, swapped: 0 } };
  if (model) return { ...role, draw: await modelDrawer(model, await loadPhotos(), vision) };
  const { colour } = people;
  const samples = [];
  for (const { picture, mesh, glasses } of faces)
    samples.push({ picture, target: mesh, mask: together([await rims?.find(picture, mesh, glasses), hair]) });
  const source = sourceOf
    ? await sourceOf(files, colour)
    : await prepareSource({ vision, photos: await loadPhotos(), colour });
  const veil = veilOf(samples, source.black);
  const renderer = new FaceRenderer(heap, { source, person, veil, ...(look ? { look } : {}) });
  renderer.calibrate(samples);
  await renderer.align(samples, async (picture, near) => {
    const { mesh, flag } = await vision.mesh(picture, regionOfMesh(near));
    return flag < faceFlagMin ? undefined : mesh;
  });
  const corrector = new FaceCorrector({ heap, network, source, look });
  return {
    ...role,
    draw: (picture, frame) =>
      corrector.drawAndCorrect(picture, frame, () => (renderer.render(picture, frame) ? renderer.lids : undefined)),
  };
}

type SeenFace = FaceReference & { glasses: Glasses };

async function seeGlassesOn(references: readonly FaceReference[], vision: Vision): Promise<SeenFace[]> {
  const faces: SeenFace[] = [];
  for (const face of references) faces.push({ ...face, glasses: await vision.glasses(face.picture, face.mesh) });
  return faces;
}

/** Undefined where most of the stored faces show no glasses: in a single one a shadow may look like them. */
function rimsOf(faces: readonly SeenFace[], vision: Vision): RimFinder | undefined {
  const worn = faces.filter(({ glasses }) => isWearing(glasses));
  return 2 * worn.length > faces.length ? new RimFinder(vision, worn) : undefined;
}

async function modelDrawer(model: SwapModel, photos: readonly YuvPicture[], vision: Vision): Promise<Drawer> {
  const faces: { picture: YuvPicture; mesh: FaceMesh }[] = [];
  for (const picture of photos) {
    const [found] = await findFaces(vision, picture);
    if (found) faces.push({ picture, mesh: found.mesh });
  }
  if (faces.length === 0) throw new EngineError('photo.no_face');
  const embedding = await model.describe(faces, vision);
  return async (picture, { target, mask }) => {
    await model.render(picture, { target, mask, embedding });
    return true;
  };
}
