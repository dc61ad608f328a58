import * as ort from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { convertGraphModel } from './convert-graph-model.ts';

interface Weight {
  shape: number[];
  values: number[];
  storage?: 'float32' | 'int32' | 'float16' | 'uint8';
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const integers = (...values: number[]) => ({ list: { i: values.map(String) } });
const text = (value: string) => ({ s: base64(value) });
const texts = (...values: string[]) => ({ list: { s: values.map(base64) } });
const input = (...size: number[]) => ({
  name: 'input',
  op: 'Placeholder',
  attr: { shape: { shape: { dim: size.map((entry) => ({ size: String(entry) })) } } },
});
const oneByOne = { strides: integers(1, 1, 1, 1), padding: text('SAME') };

/** Half floats of small integers and of halves are exact, so a table is enough. */
const halfFloats = new Map([
  [0, 0x0000],
  [0.5, 0x3800],
  [1, 0x3c00],
  [-1, 0xbc00],
  [2, 0x4000],
  [-2, 0xc000],
]);

function bytesOf({ values, storage = 'float32' }: Weight): Buffer {
  switch (storage) {
    case 'float32':
      return Buffer.from(Float32Array.from(values).buffer);
    case 'int32':
      return Buffer.from(Int32Array.from(values).buffer);
    case 'float16':
      return Buffer.from(Uint16Array.from(values, (value) => halfFloats.get(value)!).buffer);
    case 'uint8':
      return Buffer.from(values);
    default:
      return storage satisfies never;
  }
}

const quantisations = { float16: { dtype: 'float16' }, uint8: { dtype: 'uint8', scale: 0.5, min: -1 } } as const;

/** A network of the given nodes, run on one picture given channels last. */
async function run({
  nodes,
  weights,
  outputs,
  picture,
  size,
}: {
  nodes: object[];
  weights: Record<string, Weight>;
  outputs: string[];
  picture: number[];
  size: readonly [number, number, number];
}) {
  const entries = Object.entries(weights).map(([name, { shape, storage = 'float32' }]) => ({
    name,
    shape,
    dtype: storage === 'int32' ? 'int32' : 'float32',
    ...(storage === 'float16' || storage === 'uint8' ? { quantization: quantisations[storage] } : {}),
  }));
  const constants = entries.map(({ name }) => ({ name, op: 'Const' }));
  const onnx = convertGraphModel({
    description: {
      modelTopology: { node: [...constants, ...nodes] },
      weightsManifest: [{ paths: ['weights.bin'], weights: entries }],
      signature: { outputs: Object.fromEntries(outputs.map((name) => [name, { name: `${name}:0` }])) },
    },
    weights: Buffer.concat(Object.values(weights).map(bytesOf)),
  });
  const [height, width, channels] = size;
  const planes = new Float32Array(picture.length);
  for (const [i, value] of picture.entries())
    planes[(i % channels) * width * height + Math.floor(i / channels)] = value;
  const session = await ort.InferenceSession.create(onnx, { intraOpNumThreads: 1 });
  const results = await session.run({ input: new ort.Tensor('float32', planes, [1, channels, height, width]) });
  return Object.fromEntries(
    Object.entries(results).map(([name, tensor]) => [
      name,
      { shape: [...tensor.dims], values: [...(tensor.data as Float32Array)] },
    ]),
  );
}

it('pads a convolution as TensorFlow does and takes the bias that is added after a sum', async () => {
  // 4 × 4, stride 2, a 3 × 3 kernel of ones: TensorFlow pads one row below and one column at the right, none above and at the left.
  const picture = Array.from({ length: 16 }, (_, i) => i);
  const { sum } = await run({
    size: [4, 4, 1],
    picture,
    weights: {
      kernel: { shape: [3, 3, 1, 1], values: Array.from({ length: 9 }, () => 1) },
      bias: { shape: [1], values: [100] },
      poolBias: { shape: [1, 1, 1, 1], values: [1000] },
    },
    nodes: [
      input(-1, 4, 4, 1),
      {
        name: 'conv',
        op: 'Conv2D',
        input: ['input', 'kernel'],
        attr: { strides: integers(1, 2, 2, 1), padding: text('SAME') },
      },
      {
        name: 'pool',
        op: 'MaxPool',
        input: ['input'],
        attr: { ksize: integers(1, 2, 2, 1), strides: integers(1, 2, 2, 1), padding: text('VALID') },
      },
      { name: 'both', op: 'AddN', input: ['pool', 'conv:0'] },
      { name: 'biased', op: 'AddV2', input: ['bias', 'both'] },
      { name: 'sum', op: 'Add', input: ['biased', 'poolBias'] },
    ],
    outputs: ['sum'],
  });
  // Sums of what the kernel covers: 45, 39, 66, 50; largest of each 2 × 2 block: 5, 7, 13, 15.
  expect(sum).toEqual({ shape: [1, 2, 2, 1], values: [45 + 5, 39 + 7, 66 + 13, 50 + 15].map((value) => value + 1100) });
});

it('keeps apart the slopes of each channel and adds empty channels', async () => {
  const { padded } = await run({
    size: [1, 2, 2],
    picture: [-2, -2, 3, 4],
    weights: {
      slopes: { shape: [1, 1, 2], values: [0.5, 2], storage: 'float16' },
      pads: { shape: [4, 2], values: [0, 0, 0, 0, 0, 0, 1, 1], storage: 'int32' },
    },
    nodes: [
      input(1, 1, 2, 2),
      { name: 'bent', op: 'Prelu', input: ['input', 'slopes'] },
      { name: 'padded', op: 'Pad', input: ['bent', 'pads'] },
    ],
    outputs: ['padded'],
  });
  expect(padded).toEqual({ shape: [1, 1, 2, 4], values: [0, -1, -4, 0, 0, 3, 4, 0] });
});

it('computes shapes while converting and keeps TensorFlow’s order of values', async () => {
  const { list } = await run({
    size: [2, 2, 2],
    picture: [1, 2, 3, 4, 5, 6, 7, 8],
    weights: {
      // Stored as bytes of half a unit from -1: channel 0 times 1, channel 1 times 2.
      kernel: { shape: [1, 1, 2, 1], values: [4, 6], storage: 'uint8' },
      zero: { shape: [1], values: [0], storage: 'int32' },
      one: { shape: [1], values: [1], storage: 'int32' },
      rest: { shape: [], values: [-1], storage: 'int32' },
      two: { shape: [], values: [2], storage: 'int32' },
      axis: { shape: [], values: [1], storage: 'int32' },
    },
    nodes: [
      input(-1, 2, 2, 2),
      { name: 'scaled', op: 'DepthwiseConv2dNative', input: ['input', 'kernel'], attr: oneByOne },
      { name: 'shape', op: 'Shape', input: ['scaled'] },
      {
        name: 'count',
        op: 'StridedSlice',
        input: ['shape', 'zero', 'one', 'one'],
        attr: { shrink_axis_mask: { i: '1' } },
      },
      { name: 'wanted', op: 'Pack', input: ['count', 'rest', 'two'] },
      { name: 'rows', op: 'Reshape', input: ['scaled', 'wanted'] },
      { name: 'list', op: 'ConcatV2', input: ['rows', 'rows', 'axis'] },
    ],
    outputs: ['list'],
  });
  const scaled = [1, 4, 3, 8, 5, 12, 7, 16];
  expect(list).toEqual({ shape: [1, 8, 2], values: [...scaled, ...scaled] });
});

it('recognises a clamp and a fused matrix product', async () => {
  const { answer } = await run({
    size: [1, 3, 1],
    picture: [-4, 3, 90],
    weights: {
      zero: { shape: [], values: [0] },
      six: { shape: [], values: [6] },
      axes: { shape: [2], values: [1, 2], storage: 'int32' },
      matrix: { shape: [1, 2], values: [1, -1] },
      bias: { shape: [2], values: [0.5, 1] },
    },
    nodes: [
      input(1, 1, 3, 1),
      { name: 'relu', op: 'Relu', input: ['input'] },
      { name: 'low', op: 'Minimum', input: ['relu', 'six'] },
      { name: 'clamped', op: 'Maximum', input: ['low', 'zero'] },
      { name: 'mean', op: 'Mean', input: ['clamped', 'axes'], attr: { keep_dims: { b: false } } },
      {
        name: 'answer',
        op: '_FusedMatMul',
        input: ['mean', 'matrix', 'bias'],
        attr: { fused_ops: texts('BiasAdd', 'Relu') },
      },
    ],
    outputs: ['answer'],
  });
  expect(answer).toEqual({ shape: [1, 2], values: [3.5, 0] });
});

it('says which operation it does not know', () => {
  const description = {
    modelTopology: { node: [input(1, 1, 1, 1), { name: 'odd', op: 'Erfinv', input: ['input'] }] },
    weightsManifest: [],
  };
  expect(() => convertGraphModel({ description, weights: Buffer.alloc(0) })).toThrow('Erfinv');
});

it.each([
  { factor: 2, padding: 'VALID', values: [184] },
  // The largest of what a negative factor turned round is not the largest, turned round.
  { factor: -2, padding: 'VALID', values: [64] },
  // The zeros around a picture are not scaled with it.
  { factor: 2, padding: 'SAME', values: [184, 146, 158, 131] },
])('scales by $factor, pools and convolves with padding $padding', async ({ factor, padding, values }) => {
  const { conv } = await run({
    size: [4, 4, 1],
    picture: Array.from({ length: 16 }, (_, i) => i),
    weights: {
      factors: { shape: [1], values: [factor] },
      offsets: { shape: [1], values: [1] },
      kernel: { shape: [2, 2, 1, 1], values: [1, 1, 1, 1] },
      bias: { shape: [1], values: [100] },
    },
    nodes: [
      input(-1, 4, 4, 1),
      { name: 'product', op: 'Mul', input: ['input', 'factors'] },
      { name: 'scaled', op: 'Add', input: ['product', 'offsets'] },
      {
        name: 'pool',
        op: 'MaxPool',
        input: ['scaled'],
        attr: { ksize: integers(1, 2, 2, 1), strides: integers(1, 2, 2, 1), padding: text('VALID') },
      },
      {
        name: 'conv',
        op: '_FusedConv2D',
        input: ['pool', 'kernel', 'bias'],
        attr: { strides: integers(1, 1, 1, 1), padding: text(padding), fused_ops: texts('BiasAdd') },
      },
    ],
    outputs: ['conv'],
  });
  expect(conv!.values).toEqual(values);
});
