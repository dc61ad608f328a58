import {
  axisWhenFirst,
  firstFromLast,
  inputName,
  type GraphConversion,
  type OperationConverter,
  type Value,
} from './graph-conversion.ts';
import { elementCode } from './onnx-graph.ts';
import { sizeOf, type Constant, type GraphNode } from './tfjs-graph.ts';

const positiveAxis = (axis: number, rank: number) => (axis < 0 ? axis + rank : axis);

const reshape: OperationConverter = (node, graph) => {
  const input = graph.inputValue(node);
  const wanted = [...graph.inputConstant(node, 1).data];
  const known = sizeOf(wanted.filter((size) => size >= 0));
  return graph.reshape(
    input,
    wanted.map((size) => (size < 0 ? sizeOf(input.shape) / known : size)),
  );
};

const squeeze: OperationConverter = (node, graph) => {
  const input = graph.inputValue(node);
  const axes = (node.integers('squeeze_dims') ?? []).map((axis) => positiveAxis(axis, input.shape.length));
  const isDropped = (size: number, axis: number) => (axes.length > 0 ? axes.includes(axis) : size === 1);
  return graph.reshape(
    input,
    input.shape.filter((size, axis) => !isDropped(size, axis)),
  );
};

const expandDimensions: OperationConverter = (node, graph) => {
  const input = graph.inputValue(node);
  const axis = positiveAxis(graph.inputConstant(node, 1).data[0]!, input.shape.length + 1);
  return graph.reshape(input, [...input.shape.slice(0, axis), 1, ...input.shape.slice(axis)]);
};

const pad: OperationConverter = (node, graph) => {
  const input = graph.inputValue(node);
  const { data } = graph.inputConstant(node, 1);
  const isChannelsOnly = data.length === 8 && data.slice(0, 6).every((amount) => amount === 0);
  if (isChannelsOnly && input.layout === 'channels-first')
    return withMoreChannels(input, { graph, before: data[6]!, after: data[7]! });
  const axes = input.layout === 'channels-first' ? firstFromLast : input.shape.map((_, axis) => axis);
  const pads = [...axes.map((axis) => data[2 * axis]!), ...axes.map((axis) => data[2 * axis + 1]!)];
  const name = graph.add('Pad', [input.name, graph.onnx.addIntegers([pads.length], pads)], { mode: 'constant' });
  return { ...input, name, shape: input.shape.map((size, axis) => size + data[2 * axis]! + data[2 * axis + 1]!) };
};

/**
 * Empty channels come from a convolution, because padding would leave the blocked layout that ONNX Runtime gives
 * convolutions.
 */
function withMoreChannels(
  input: Value,
  { graph, before, after }: { graph: GraphConversion; before: number; after: number },
): Value {
  const channels = input.shape[3]!;
  const total = before + channels + after;
  const kernel = new Float32Array(total * channels);
  for (let channel = 0; channel < channels; channel++) kernel[(before + channel) * channels + channel] = 1;
  const name = graph.add('Conv', [input.name, graph.onnx.addFloats([total, channels, 1, 1], kernel)], {
    kernel_shape: [1, 1],
  });
  return { ...input, name, shape: input.shape.with(3, total) };
}

const resizeBilinear: OperationConverter = (node, graph) => {
  const input = graph.channelsFirst(graph.inputValue(node));
  const [height, width] = [...graph.inputConstant(node, 1).data] as [number, number];
  const [count, , , channels] = input.shape as [number, number, number, number];
  const centres = node.isSet('half_pixel_centers') ? 'half_pixel' : 'asymmetric';
  const mode = node.isSet('align_corners') ? 'align_corners' : centres;
  const size = graph.onnx.addIntegers([4], [count, channels, height, width]);
  const name = graph.add('Resize', [input.name, '', '', size], {
    mode: 'linear',
    coordinate_transformation_mode: mode,
  });
  return { ...input, name, shape: [count, height, width, channels] };
};

const depthToSpace: OperationConverter = (node, graph) => {
  const input = graph.channelsFirst(graph.inputValue(node));
  const block = node.integer('block_size');
  const [count, height, width, channels] = input.shape as [number, number, number, number];
  const name = graph.add('DepthToSpace', [input.name], { blocksize: block, mode: 'DCR' });
  return { ...input, name, shape: [count, height * block, width * block, channels / (block * block)] };
};

const concatenate: OperationConverter = (node, graph) => {
  const inputs = node.inputs.slice(0, -1).map((name) => graph.getValue(name));
  const areAllPictures = inputs.every(({ layout }) => layout === 'channels-first');
  const aligned = areAllPictures ? inputs : inputs.map((value) => graph.channelsLast(value));
  const [first] = aligned as [Value, ...Value[]];
  const axis = positiveAxis(graph.inputConstant(node, -1).data[0]!, first.shape.length);
  const total = aligned.reduce((sum, { shape }) => sum + shape[axis]!, 0);
  const written = areAllPictures ? axisWhenFirst[axis]! : axis;
  const name = graph.add(
    'Concat',
    aligned.map((value) => value.name),
    { axis: written },
  );
  return { ...first, name, shape: first.shape.with(axis, total) };
};

interface Cut {
  begin: number[];
  end: number[];
  steps: number[];
  shape: number[];
  /** `shape` without the axes that were asked for as a single entry. */
  result: number[];
}

function cutOf(node: GraphNode, { graph, shape }: { graph: GraphConversion; shape: readonly number[] }): Cut {
  const read = (position: number) => [...graph.inputConstant(node, position).data];
  const [begins, ends, steps] = [read(1), read(2), read(3)];
  const hasBit = (attribute: string, axis: number) => ((node.integer(attribute) >> axis) & 1) === 1;
  const begin = begins.map((at, axis) => (hasBit('begin_mask', axis) ? 0 : positiveAxis(at, shape[axis]!)));
  const end = ends.map((at, axis) => {
    if (hasBit('shrink_axis_mask', axis)) return begin[axis]! + 1;
    return hasBit('end_mask', axis) ? shape[axis]! : Math.min(shape[axis]!, positiveAxis(at, shape[axis]!));
  });
  const cut = shape.map((size, axis) =>
    axis < begin.length ? Math.ceil((end[axis]! - begin[axis]!) / steps[axis]!) : size,
  );
  return { begin, end, steps, shape: cut, result: cut.filter((_, axis) => !hasBit('shrink_axis_mask', axis)) };
}

const stridedSlice: OperationConverter = (node, graph) => {
  const constant = graph.findConstant(inputName(node, 0));
  if (constant) {
    graph.setConstant(node.name, cutConstant(constant, cutOf(node, { graph, shape: constant.shape })));
    return undefined;
  }
  const input = graph.channelsLast(graph.inputValue(node));
  const { begin, end, steps, shape, result } = cutOf(node, { graph, shape: input.shape });
  const axes = begin.map((_, axis) => axis);
  const name = graph.add('Slice', [
    input.name,
    ...[begin, end, axes, steps].map((list) => graph.onnx.addIntegers([list.length], list)),
  ]);
  const sliced: Value = { ...input, name, shape };
  return result.length === shape.length ? sliced : graph.reshape(sliced, result);
};

/** Only lists are cut while converting: they are the shapes that `Shape` gave. */
function cutConstant({ shape, data }: Constant, { begin, end, steps, result }: Cut): Constant {
  if (shape.length !== 1) throw new Error('only one-dimensional constants are cut');
  const [first, last, step] = [begin[0]!, end[0]!, steps[0]!];
  const kept = data.filter((_, i) => i >= first && i < last && (i - first) % step === 0);
  return { shape: result, data: kept };
}

const shapeOf: OperationConverter = (node, graph) => {
  const { shape } = graph.inputValue(node);
  graph.setConstant(node.name, { shape: [shape.length], data: Int32Array.from(shape) });
  return undefined;
};

const pack: OperationConverter = (node, graph) => {
  const parts = node.inputs.map((name) => graph.getConstant(name));
  const data = Int32Array.from(parts.flatMap((part) => [...part.data]));
  graph.setConstant(node.name, { shape: [parts.length, ...parts[0]!.shape], data });
  return undefined;
};

const gather: OperationConverter = (node, graph) => {
  const input = graph.channelsLast(graph.inputValue(node));
  const indices = graph.inputConstant(node, 1);
  const axis = positiveAxis(graph.inputConstant(node, 2).data[0]!, input.shape.length);
  const name = graph.add('Gather', [input.name, graph.onnx.addIntegers(indices.shape, indices.data)], { axis });
  return { ...input, name, shape: [...input.shape.slice(0, axis), ...indices.shape, ...input.shape.slice(axis + 1)] };
};

const gatherPoints: OperationConverter = (node, graph) => {
  const input = graph.channelsLast(graph.inputValue(node));
  const indices = graph.inputValue(node, 1);
  const depth = indices.shape.at(-1)!;
  return {
    ...input,
    name: graph.add('GatherND', [input.name, indices.name]),
    shape: [...indices.shape.slice(0, -1), ...input.shape.slice(depth)],
  };
};

const transpose: OperationConverter = (node, graph) => {
  const input = graph.channelsLast(graph.inputValue(node));
  const order = [...graph.inputConstant(node, 1).data];
  return {
    ...input,
    name: graph.add('Transpose', [input.name], { perm: order }),
    shape: order.map((axis) => input.shape[axis]!),
  };
};

const cast: OperationConverter = (node, graph) => {
  const input = graph.inputValue(node);
  const element = node.type('DstT').includes('INT') ? 'integer' : 'float';
  return { ...input, element, name: graph.add('Cast', [input.name], { to: elementCode(element) }) };
};

/** Aliases cost nothing: later nodes read the original. */
const identity: OperationConverter = (node, graph) => {
  const source = inputName(node, 0);
  const constant = graph.findConstant(source);
  if (!constant) return graph.getValue(source);
  graph.setConstant(node.name, constant);
  return undefined;
};

export const shapeConverters: Readonly<Record<string, OperationConverter>> = {
  Reshape: reshape,
  Squeeze: squeeze,
  ExpandDims: expandDimensions,
  Pad: pad,
  PadV2: pad,
  ResizeBilinear: resizeBilinear,
  DepthToSpace: depthToSpace,
  ConcatV2: concatenate,
  StridedSlice: stridedSlice,
  Shape: shapeOf,
  Pack: pack,
  GatherV2: gather,
  GatherNd: gatherPoints,
  Transpose: transpose,
  Cast: cast,
  Identity: identity,
};
