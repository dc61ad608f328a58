import * as ort from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { convertGraphModel } from './convert-graph-model.ts';
import { graphOfLayersModel } from './layers-model.ts';

/** Rows, columns and channels, channels last. */
interface Tensor {
  height: number;
  width: number;
  channels: number;
  data: number[];
}

let state = 7;
const numbers = (count: number) =>
  Array.from({ length: count }, () =>
    Math.fround(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * 2 - 1),
  );
const at = ({ height, width, channels, data }: Tensor, row: number, column: number, channel: number) =>
  row < 0 || column < 0 || row >= height || column >= width
    ? undefined
    : data[(row * width + column) * channels + channel]!;

interface Window {
  kernel: number;
  stride: number;
  padding: 'valid' | 'same';
}

/** What lies under a sliding window, as Keras places it; undefined beyond the edge. */
function slide(
  input: Tensor,
  { kernel, stride, padding }: Window,
  channels: number,
  value: (under: (row: number, column: number, channel: number) => number | undefined, channel: number) => number,
): Tensor {
  const sizeOf = (size: number) =>
    padding === 'same' ? Math.ceil(size / stride) : Math.floor((size - kernel) / stride) + 1;
  const beforeOf = (size: number) =>
    padding === 'same' ? Math.floor(Math.max(0, (sizeOf(size) - 1) * stride + kernel - size) / 2) : 0;
  const [height, width] = [sizeOf(input.height), sizeOf(input.width)];
  const data: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const under = (y: number, x: number, channel: number) =>
        at(input, row * stride - beforeOf(input.height) + y, column * stride - beforeOf(input.width) + x, channel);
      for (let channel = 0; channel < channels; channel++) data.push(value(under, channel));
    }
  }
  return { height, width, channels, data };
}

const places = (kernel: number) =>
  Array.from({ length: kernel * kernel }, (_, i) => [Math.floor(i / kernel), i % kernel] as const);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const convolve = (input: Tensor, weights: readonly number[], outputs: number, window: Window) =>
  slide(input, window, outputs, (under, output) =>
    sum(
      places(window.kernel).flatMap(([y, x], i) =>
        Array.from(
          { length: input.channels },
          (_, channel) => (under(y, x, channel) ?? 0) * weights[(i * input.channels + channel) * outputs + output]!,
        ),
      ),
    ),
  );
const convolveEach = (input: Tensor, weights: readonly number[], window: Window) =>
  slide(input, window, input.channels, (under, channel) =>
    sum(places(window.kernel).map(([y, x], i) => (under(y, x, channel) ?? 0) * weights[i * input.channels + channel]!)),
  );
const pool = (input: Tensor, window: Window, kind: 'largest' | 'mean') =>
  slide(input, window, input.channels, (under, channel) => {
    const values = places(window.kernel)
      .map(([y, x]) => under(y, x, channel))
      .filter((value) => value !== undefined);
    return kind === 'largest' ? Math.max(...values) : sum(values) / values.length;
  });
const each = (input: Tensor, change: (value: number, channel: number) => number): Tensor => ({
  ...input,
  data: input.data.map((value, i) => change(value, i % input.channels)),
});
const dense = (input: readonly number[], weights: readonly number[], bias: readonly number[]) =>
  bias.map((start, output) => start + sum(input.map((value, i) => value * weights[i * bias.length + output]!)));

const weights: Record<string, { shape: number[]; values: number[] }> = {};
const weight = (name: string, ...shape: number[]) =>
  (weights[name] = { shape, values: numbers(shape.reduce((product, size) => product * size, 1)) }).values;
const layer = (class_name: string, name: string, inputs: readonly string[], config: object = {}) => ({
  class_name,
  name,
  config,
  inbound_nodes: inputs.length > 0 ? [inputs.map((from) => [from, 0, 0, {}])] : [],
});
const filter = (stride: number, padding: 'valid' | 'same') => ({
  strides: [stride, stride],
  padding,
  dilation_rate: [1, 1],
  activation: 'linear',
  use_bias: false,
});

it('computes what the layers say, compared with plain loops', async () => {
  const picture: Tensor = { height: 7, width: 6, channels: 2, data: numbers(84) };
  const [kernel, depthwise, beta, mean, gamma] = [
    weight('a/kernel', 3, 3, 2, 4),
    weight('b/depthwise_kernel', 3, 3, 4, 1),
    weight('n/beta', 4),
    weight('n/moving_mean', 4),
    weight('m/gamma', 4),
  ];
  const variance = (weights['n/moving_variance'] = { shape: [4], values: [0.5, 1, 2, 0.25] }).values;
  Object.assign(weights, {
    'm/beta': { shape: [4], values: beta },
    'm/moving_mean': { shape: [4], values: mean },
    'm/moving_variance': { shape: [4], values: variance },
  });
  const wide = weight('w/kernel', 1, 1, 4, 3);

  // The picture with an empty row below and an empty column at its right.
  const padded: Tensor = {
    height: 8,
    width: 7,
    channels: 2,
    data: Array.from({ length: 112 }, (_, i) => at(picture, Math.floor(i / 14), Math.floor((i % 14) / 2), i % 2) ?? 0),
  };
  const normalised = each(
    convolve(padded, kernel, 4, { kernel: 3, stride: 2, padding: 'valid' }),
    (value, channel) => (value - mean[channel]!) / Math.sqrt(variance[channel]! + 0.001) + beta[channel]!,
  );
  const clamped = each(normalised, (value) => Math.min(6, Math.max(0, value)));
  const scaled = each(
    convolveEach(clamped, depthwise, { kernel: 3, stride: 1, padding: 'same' }),
    (value, channel) =>
      ((value - mean[channel]!) / Math.sqrt(variance[channel]! + 0.001)) * gamma[channel]! + beta[channel]!,
  );
  const added = each(scaled, (value) => value);
  added.data = added.data.map((value, i) => value + clamped.data[i]!);
  const relu = each(added, (value) => Math.max(0, value));
  const [largest, means] = [
    pool(relu, { kernel: 3, stride: 2, padding: 'valid' }, 'largest'),
    pool(relu, { kernel: 3, stride: 2, padding: 'same' }, 'mean'),
  ];
  const smaller = pool(
    convolve(means, wide, 3, { kernel: 1, stride: 1, padding: 'same' }),
    { kernel: 2, stride: 2, padding: 'valid' },
    'largest',
  );
  expect([largest.height, largest.width, smaller.height, smaller.width]).toEqual([1, 1, 1, 1]);
  const flat = [...largest.data, ...smaller.data];
  const hidden = dense(flat, weight('d/kernel', 7, 5), weight('d/bias', 5)).map((value) => Math.max(0, value));
  const logits = dense(hidden, weight('s/kernel', 5, 3), weight('s/bias', 3)).map(Math.exp);
  const expected = logits.map((value) => value / sum(logits));

  const layers = [
    layer('InputLayer', 'input', [], { batch_input_shape: [null, 7, 6, 2] }),
    layer('ZeroPadding2D', 'pad', ['input'], {
      padding: [
        [0, 1],
        [0, 1],
      ],
    }),
    layer('Conv2D', 'a', ['pad'], filter(2, 'valid')),
    layer('BatchNormalization', 'n', ['a'], { epsilon: 0.001, scale: false, center: true }),
    layer('ReLU', 'clamped', ['n'], { max_value: 6 }),
    layer('DepthwiseConv2D', 'b', ['clamped'], filter(1, 'same')),
    layer('BatchNormalization', 'm', ['b'], { epsilon: 0.001, scale: true, center: true }),
    layer('Add', 'sum', ['m', 'clamped']),
    layer('Activation', 'relu', ['sum'], { activation: 'relu' }),
    layer('MaxPooling2D', 'largest', ['relu'], { pool_size: [3, 3], strides: [2, 2], padding: 'valid' }),
    layer('AveragePooling2D', 'means', ['relu'], { pool_size: [3, 3], strides: [2, 2], padding: 'same' }),
    layer('Conv2D', 'w', ['means'], filter(1, 'same')),
    layer('MaxPooling2D', 'smaller', ['w'], { pool_size: [2, 2], strides: [2, 2], padding: 'valid' }),
    layer('Concatenate', 'both', ['largest', 'smaller'], { axis: 3 }),
    layer('Flatten', 'flat', ['both']),
    layer('Dense', 'd', ['flat'], { activation: 'relu', use_bias: true }),
    layer('Dropout', 'dropped', ['d']),
    layer('Dense', 's', ['dropped'], { activation: 'softmax', use_bias: true }),
  ];
  const manifest = [
    {
      paths: ['weights'],
      weights: Object.entries(weights).map(([name, { shape }]) => ({ name, shape, dtype: 'float32' })),
    },
  ];
  const description = {
    modelTopology: { model_config: { config: { layers, output_layers: [['s', 0, 0]] } } },
    weightsManifest: manifest,
  };
  const onnx = convertGraphModel(
    graphOfLayersModel({
      description,
      weights: Buffer.from(Float32Array.from(Object.values(weights).flatMap(({ values }) => values)).buffer),
    }),
  );
  const session = await ort.InferenceSession.create(onnx, { intraOpNumThreads: 1 });
  const planes = Float32Array.from({ length: 84 }, (_, i) => picture.data[(i % 42) * 2 + Math.floor(i / 42)]!);
  const { s: answer } = await session.run({ input: new ort.Tensor('float32', planes, [1, 2, 7, 6]) });
  expect([...(answer!.data as Float32Array)].map((value, i) => Math.abs(value - expected[i]!))).toEqual([
    expect.closeTo(0, 5),
    expect.closeTo(0, 5),
    expect.closeTo(0, 5),
  ]);
});

it('refuses layers and settings that it does not know', () => {
  const model = (unknown: object) => ({
    modelTopology: { model_config: { config: { layers: [unknown], output_layers: [['x', 0, 0]] } } },
    weightsManifest: [{ paths: [], weights: [] }],
  });
  for (const unknown of [
    layer('LSTM', 'x', []),
    layer('ReLU', 'x', [], { max_value: 3 }),
    layer('Conv2D', 'x', [], { ...filter(1, 'same'), use_bias: true }),
  ]) {
    expect(() => graphOfLayersModel({ description: model(unknown), weights: Buffer.alloc(0) })).toThrow();
  }
});
