import { OnnxGraph, type Constant } from '@semblante/vision/weights';
import { readRecogniserWeights } from './face-api-weights.ts';

export const recogniserSide = 150;
export const descriptorLength = 128;
/** Means of red, green and blue and the divisor with which face-api feeds the network (dlib itself divides by 256). */
export const recogniserMeans = [122.782, 117.001, 104.298] as const;
export const recogniserDivisor = 255;

/**
 * The stages after the first convolution, in order; "down" halves width and height. The names are those of the weights.
 */
const stages = [
  'conv32_1', 'conv32_2', 'conv32_3',
  'conv64_down', 'conv64_1', 'conv64_2', 'conv64_3',
  'conv128_down', 'conv128_1', 'conv128_2',
  'conv256_down', 'conv256_1', 'conv256_2', 'conv256_down_out',
] as const; // oxfmt-ignore

type Weights = ReadonlyMap<string, Constant>;

interface Layer {
  name: string;
  channels: number;
  side: number;
}

/**
 * dlib's face recognition ResNet (29 convolutions) as face-api carries it: planar input 1 × 3 × 150 × 150, output 1 ×
 * 128.
 */
export async function dlibNetwork(): Promise<Buffer> {
  const weights = await readRecogniserWeights();
  const graph = new OnnxGraph();
  graph.addInput('image', [1, 3, recogniserSide, recogniserSide]);
  const first = convolve(
    graph,
    { name: 'image', channels: 3, side: recogniserSide },
    { prefix: 'conv32_down', stride: 2, padding: 0 },
    weights,
  );
  let layer = poolMaximum(graph, relu(graph, first));
  for (const stage of stages)
    layer = stage.includes('_down')
      ? residualDown(graph, layer, stage, weights)
      : residual(graph, layer, stage, weights);
  const pooled = graph.add('Flatten', [graph.add('GlobalAveragePool', [layer.name])]);
  const last = weightOf(weights, 'fc');
  const output = graph.add('MatMul', [pooled, graph.addFloats(last.shape, last.data)]);
  graph.addOutput('descriptor', { from: output, shape: [1, descriptorLength] });
  return graph.toBytes();
}

function weightOf(weights: Weights, name: string): { shape: readonly number[]; data: Float32Array } {
  const weight = weights.get(name);
  if (!weight || !(weight.data instanceof Float32Array)) throw new Error(`The recognition model has no ${name}`);
  return { shape: weight.shape, data: weight.data };
}

/** A convolution with the scale that follows it folded into its filters and its bias. */
function convolve(
  graph: OnnxGraph,
  input: Layer,
  { prefix, stride, padding }: { prefix: string; stride: 1 | 2; padding: 0 | 1 },
  weights: Weights,
): Layer {
  const { shape, data } = weightOf(weights, `${prefix}/conv/filters`);
  const [height, width, from, to] = shape as [number, number, number, number];
  const { data: bias } = weightOf(weights, `${prefix}/conv/bias`);
  const { data: scale } = weightOf(weights, `${prefix}/scale/weights`);
  const { data: shift } = weightOf(weights, `${prefix}/scale/biases`);
  const filters = new Float32Array(data.length);
  for (let tap = 0; tap < height * width; tap++)
    for (let source = 0; source < from; source++)
      for (let target = 0; target < to; target++)
        filters[(target * from + source) * height * width + tap] =
          data[(tap * from + source) * to + target]! * scale[target]!;
  const biases = bias.map((value, target) => value * scale[target]! + shift[target]!);
  const name = graph.add(
    'Conv',
    [input.name, graph.addFloats([to, from, height, width], filters), graph.addFloats([to], biases)],
    {
      kernel_shape: [height, width],
      strides: [stride, stride],
      pads: [padding, padding, padding, padding],
    },
  );
  return { name, channels: to, side: Math.floor((input.side + 2 * padding - height) / stride) + 1 };
}

const relu = (graph: OnnxGraph, layer: Layer): Layer => ({ ...layer, name: graph.add('Relu', [layer.name]) });

const poolMaximum = (graph: OnnxGraph, { name, channels, side }: Layer): Layer => ({
  name: graph.add('MaxPool', [name], { kernel_shape: [3, 3], strides: [2, 2] }),
  channels,
  side: Math.floor((side - 3) / 2) + 1,
});

function residual(graph: OnnxGraph, input: Layer, stage: string, weights: Weights): Layer {
  const inner = relu(graph, convolve(graph, input, { prefix: `${stage}/conv1`, stride: 1, padding: 1 }, weights));
  const outer = convolve(graph, inner, { prefix: `${stage}/conv2`, stride: 1, padding: 1 }, weights);
  return relu(graph, { ...outer, name: graph.add('Add', [outer.name, input.name]) });
}

/**
 * The shortcut is a mean of 2 × 2; missing channels of it, and a missing last row and column of the other path, count
 * as zero.
 */
function residualDown(graph: OnnxGraph, input: Layer, stage: string, weights: Weights): Layer {
  const inner = relu(graph, convolve(graph, input, { prefix: `${stage}/conv1`, stride: 2, padding: 0 }, weights));
  const outer = convolve(graph, inner, { prefix: `${stage}/conv2`, stride: 1, padding: 1 }, weights);
  const shortcut: Layer = {
    name: graph.add('AveragePool', [input.name], { kernel_shape: [2, 2], strides: [2, 2] }),
    channels: input.channels,
    side: Math.floor((input.side - 2) / 2) + 1,
  };
  const shape = { channels: outer.channels, side: shortcut.side };
  const sum = graph.add('Add', [padTo(graph, outer, shape), padTo(graph, shortcut, shape)]);
  return relu(graph, { name: sum, ...shape });
}

function padTo(graph: OnnxGraph, layer: Layer, { channels, side }: { channels: number; side: number }): string {
  const missingChannels = channels - layer.channels;
  const missingRows = side - layer.side;
  if (missingChannels === 0 && missingRows === 0) return layer.name;
  const pads = [0, 0, 0, 0, 0, missingChannels, missingRows, missingRows];
  return graph.add('Pad', [layer.name, graph.addIntegers([pads.length], pads)]);
}
