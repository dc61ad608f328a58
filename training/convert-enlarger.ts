/**
 * Rewrites a network of @upscalerjs/esrgan-slim or -medium as ONNX in half precision: npx tsx
 * training/convert-enlarger.ts MODEL.json OUT.onnx. Which ones are used: docs/decisions/0014-enhance.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { anySize, OnnxGraph } from '../packages/engine/src/vision/weights/onnx-graph.ts';

const size = z.tuple([z.number(), z.number()]);
const layer = <Kind extends string, Config extends z.ZodRawShape>(kind: Kind, config: Config) =>
  z.object({
    class_name: z.literal(kind),
    name: z.string(),
    config: z.object(config),
    inbound_nodes: z.array(z.array(z.tuple([z.string()], z.unknown()))),
  });
const Layer = z.discriminatedUnion('class_name', [
  layer('InputLayer', {}),
  layer('Conv2D', { filters: z.number(), kernel_size: size, activation: z.literal('linear') }),
  layer('Activation', { activation: z.literal('relu') }),
  layer('Concatenate', { axis: z.literal(3) }),
  layer('Add', {}),
  layer('UpSampling2D', { size, interpolation: z.literal('nearest') }),
]);
const Model = z.object({
  modelTopology: z.object({
    model_config: z.object({ config: z.object({ layers: z.array(Layer) }) }),
  }),
  weightsManifest: z.tuple([
    z.object({
      paths: z.tuple([z.string()]),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()), dtype: z.literal('float32') })),
    }),
  ]),
});

interface Kernel {
  height: number;
  width: number;
  from: number;
  to: number;
  /** Height, width, from, to: as TensorFlow stores it. */
  values: Float32Array;
}

const [modelFile, out] = process.argv.slice(2);
if (!modelFile || !out) throw new Error('npx tsx training/convert-enlarger.ts MODEL.json OUT.onnx');
const model = Model.parse(JSON.parse(await readFile(modelFile, 'utf8')));
const [{ paths, weights: entries }] = model.weightsManifest;
const bytes = await readFile(join(dirname(modelFile), paths[0]));
const weights = new Map<string, { shape: number[]; values: Float32Array }>();
let offset = 0;
for (const { name, shape } of entries) {
  const count = shape.reduce((product, each) => product * each, 1);
  weights.set(name, { shape, values: new Float32Array(bytes.buffer.slice(bytes.byteOffset + offset), 0, count) });
  offset += 4 * count;
}

const graph = new OnnxGraph();
graph.addInput('small', [1, 3, anySize, anySize]);
const names = new Map<string, string>();
/** Enlarged by repeating pixels, not yet written: the convolution after it is folded with it. */
let repeated: { from: string; times: number } | undefined;
let last = '';

for (const each of model.modelTopology.model_config.config.layers) {
  const inputs = each.inbound_nodes.flat().map(([from]) => names.get(from)!);
  switch (each.class_name) {
    case 'InputLayer':
      last = 'small';
      break;
    case 'Conv2D': {
      const kernel = kernelOf(each.name);
      last = repeated
        ? addFolded(repeated, kernel, biasOf(each.name))
        : addConvolution(inputs[0]!, kernel, biasOf(each.name));
      break;
    }
    case 'Activation':
      last = graph.add('Relu', inputs);
      break;
    case 'Concatenate':
      last = graph.add('Concat', inputs, { axis: 1 });
      break;
    case 'Add':
      last = graph.add('Add', inputs);
      break;
    case 'UpSampling2D':
      repeated = { from: inputs[0]!, times: each.config.size[0] };
      break;
    default:
      each satisfies never;
  }
  names.set(each.name, last);
}
const times = repeated?.times ?? 1;
graph.addOutput('large', { from: last, shape: [1, 3, anySize, anySize] });
const written = graph.toBytes();
await writeFile(out, written);
process.stdout.write(`${out}: ${times} times, ${written.length} bytes\n`);

function kernelOf(name: string): Kernel {
  const { shape, values } = weights.get(`${name}/kernel`)!;
  const [height, width, from, to] = shape as [number, number, number, number];
  return { height, width, from, to, values };
}

function biasOf(name: string): Float32Array {
  return weights.get(`${name}/bias`)!.values;
}

function addConvolution(input: string, { height, width, from, to, values }: Kernel, bias: Float32Array): string {
  const turned = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let i = 0; i < from; i++)
        for (let o = 0; o < to; o++)
          turned[((o * from + i) * height + y) * width + x] = values[((y * width + x) * from + i) * to + o]!;
  const [down, across] = [(height - 1) / 2, (width - 1) / 2];
  return graph.add('Conv', [input, addHalves([to, from, height, width], turned), addHalves([to], bias)], {
    kernel_shape: [height, width],
    pads: [down, across, down, across],
  });
}

/**
 * A convolution of a picture whose pixels were repeated sees few different ones: the same answer comes from a
 * convolution of the small picture with one set of filters for each place within a repeated pixel.
 */
function addFolded({ from: input, times }: { from: string; times: number }, kernel: Kernel, bias: Float32Array) {
  const { height, width, from, to, values } = kernel;
  const all = to * times * times;
  const folded = new Float32Array(9 * from * all);
  const biases = new Float32Array(all);
  for (let o = 0; o < to; o++)
    for (let placeY = 0; placeY < times; placeY++)
      for (let placeX = 0; placeX < times; placeX++) {
        const channel = (o * times + placeY) * times + placeX;
        biases[channel] = bias[o]!;
        for (let y = 0; y < height; y++)
          for (let x = 0; x < width; x++) {
            const tapY = Math.floor((placeY + y - (height - 1) / 2) / times) + 1;
            const tapX = Math.floor((placeX + x - (width - 1) / 2) / times) + 1;
            for (let i = 0; i < from; i++)
              folded[((tapY * 3 + tapX) * from + i) * all + channel]! += values[((y * width + x) * from + i) * to + o]!;
          }
      }
  const planes = addConvolution(input, { height: 3, width: 3, from, to: all, values: folded }, biases);
  return graph.add('DepthToSpace', [planes], { blocksize: times, mode: 'CRD' });
}

/** Half the bytes, widened when a session opens. */
function addHalves(shape: readonly number[], values: Float32Array): string {
  return graph.add('Cast', [graph.addHalves(shape, values)], { to: 1 });
}
