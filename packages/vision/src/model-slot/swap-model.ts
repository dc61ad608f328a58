import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import { EngineError } from '@semblante/media';
import type { FaceMesh } from '../geometry/index.ts';
import { Heap, type Address } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import { PictureCropper, type Region, type Vision } from '../networks/index.ts';
import { alignedRegion, fivePointsOf, type FivePoints } from './align-face.ts';
import { readModelManifest, type ModelManifest } from './model-manifest.ts';
import { cropOpacity, pasteCrop } from './paste-crop.ts';

/**
 * An operator's network that draws one face as another: aligned crop of the target and description of the source in,
 * new crop out.
 */
export interface SwapModel {
  name: string;
  licence: string;
  /** What the network is told of a person; the mean of several photos of one person is better than any of them. */
  describe(photos: readonly { picture: YuvPicture; mesh: FaceMesh }[], vision: Vision): Promise<Float32Array>;
  /** Draws the described face over the one at `target`. Pixels outside the face keep their bytes. */
  render(
    picture: YuvPicture,
    frame: { target: FaceMesh; mask: Float32Array | undefined; embedding: Float32Array },
  ): Promise<void>;
  close(): Promise<void>;
}

const sessionOptions: ort.InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
};

/**
 * Opens the model of a folder. Refused with a clear code when the manifest, a file or the network's own shape does not
 * fit.
 */
export async function openSwapModel(folder: string): Promise<SwapModel> {
  const manifest = await readModelManifest(folder);
  const swapper = await openSession(folder, manifest.file);
  const embedder = manifest.embedding.model ? await openSession(folder, manifest.embedding.model.file) : undefined;
  const heap = new Heap();
  const view = new CropView(heap, manifest);
  const model = new OperatorModel({ manifest, swapper, embedder, view });
  await model.requireFit();
  return model;
}

async function openSession(folder: string, file: string): Promise<ort.InferenceSession> {
  try {
    return await ort.InferenceSession.create(join(folder, file), sessionOptions);
  } catch (cause) {
    throw new EngineError('model.shape_mismatch', { file, reason: 'is not a network that can be opened' }, { cause });
  }
}

/** Cuts aligned squares out of pictures, as planes of floats. */
class CropView {
  readonly #heap: Heap;
  readonly #cropper: PictureCropper;
  readonly #address: Address<'network input'>;

  constructor(heap: Heap, manifest: ModelManifest) {
    const side = Math.max(manifest.crop.size, manifest.embedding.model?.size ?? 0);
    this.#heap = heap;
    this.#address = heap.allocate(4 * 3 * side * side);
    this.#cropper = new PictureCropper(heap);
  }

  cut(
    picture: YuvPicture,
    region: Region,
    { size, mean, scale }: { size: number; mean: number; scale: number },
  ): ort.Tensor {
    this.#cropper.crop(picture, region, { side: size, gain: 1 / scale, offset: -mean / scale, address: this.#address });
    const first = this.#address >> 2;
    return new ort.Tensor('float32', this.#heap.f32.slice(first, first + 3 * size * size), [1, 3, size, size]);
  }
}

class OperatorModel implements SwapModel {
  readonly name: string;
  readonly licence: string;
  readonly #manifest: ModelManifest;
  readonly #swapper: ort.InferenceSession;
  readonly #embedder: ort.InferenceSession | undefined;
  readonly #view: CropView;

  constructor({
    manifest,
    swapper,
    embedder,
    view,
  }: {
    manifest: ModelManifest;
    swapper: ort.InferenceSession;
    embedder: ort.InferenceSession | undefined;
    view: CropView;
  }) {
    this.name = manifest.name;
    this.licence = manifest.licence;
    this.#manifest = manifest;
    this.#swapper = swapper;
    this.#embedder = embedder;
    this.#view = view;
  }

  /** One run on nothing: a network of another shape fails here, before anybody's video does. */
  async requireFit(): Promise<void> {
    const { crop, embedding } = this.#manifest;
    const blank = new ort.Tensor('float32', new Float32Array(3 * crop.size * crop.size), [1, 3, crop.size, crop.size]);
    await this.#run(blank, new Float32Array(embedding.length));
    if (!embedding.model) return;
    const { size } = embedding.model;
    await this.#embed(new ort.Tensor('float32', new Float32Array(3 * size * size), [1, 3, size, size]));
  }

  async describe(photos: readonly { picture: YuvPicture; mesh: FaceMesh }[], vision: Vision): Promise<Float32Array> {
    const { embedding } = this.#manifest;
    const sum = new Float32Array(embedding.length);
    for (const { picture, mesh } of photos) {
      const made = embedding.model
        ? await this.#embed(this.#view.cut(picture, this.#regionOf(mesh, embedding.model.template), embedding.model))
        : (await vision.describe(picture, mesh)).embedding;
      const length = Math.hypot(...made) || 1;
      for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + made[i]! / length;
    }
    const length = Math.hypot(...sum) || 1;
    return sum.map((value) => value / length);
  }

  async render(
    picture: YuvPicture,
    { target, mask, embedding }: { target: FaceMesh; mask: Float32Array | undefined; embedding: Float32Array },
  ): Promise<void> {
    const { crop, output } = this.#manifest;
    const region = this.#regionOf(target, crop.template);
    const drawn = await this.#run(this.#view.cut(picture, region, crop), embedding);
    const planes = drawn.map((value) => Math.min(255, Math.max(0, value * output.scale + output.mean)));
    pasteCrop(picture, region, { planes, opacity: cropOpacity(target, region, crop.size, mask), size: crop.size });
  }

  async close(): Promise<void> {
    await Promise.all([this.#swapper.release(), this.#embedder?.release()]);
  }

  #regionOf(mesh: FaceMesh, template: FivePoints): Region {
    return alignedRegion(fivePointsOf(mesh), template);
  }

  async #run(crop: ort.Tensor, embedding: Float32Array): Promise<Float32Array> {
    const { crop: shape, embedding: description, output, file } = this.#manifest;
    const inputs = {
      [shape.input]: crop,
      [description.input]: new ort.Tensor('float32', embedding, [1, description.length]),
    };
    return this.#resultOf(this.#swapper, { file, inputs, output: output.name, length: 3 * shape.size * shape.size });
  }

  async #embed(crop: ort.Tensor): Promise<Float32Array> {
    const { model, length } = this.#manifest.embedding;
    if (!model || !this.#embedder)
      throw new EngineError('model.shape_mismatch', { reason: 'no network to describe a face' });
    return this.#resultOf(this.#embedder, {
      file: model.file,
      inputs: { [model.input]: crop },
      output: model.output,
      length,
    });
  }

  async #resultOf(
    session: ort.InferenceSession,
    {
      file,
      inputs,
      output,
      length,
    }: { file: string; inputs: Record<string, ort.Tensor>; output: string; length: number },
  ): Promise<Float32Array> {
    let results: Awaited<ReturnType<ort.InferenceSession['run']>>;
    try {
      results = await session.run(inputs);
    } catch (cause) {
      throw new EngineError(
        'model.shape_mismatch',
        { file, reason: `does not take ${Object.keys(inputs).join(' and ')} as the manifest says` },
        { cause },
      );
    }
    const data = results[output]?.data;
    if (!(data instanceof Float32Array) || data.length !== length)
      throw new EngineError('model.shape_mismatch', { file, reason: `does not give ${length} numbers as ${output}` });
    return data;
  }
}
