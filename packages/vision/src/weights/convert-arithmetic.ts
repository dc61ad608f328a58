import { addActivations } from './convert-activation.ts';
import {
  axisWhenFirst,
  inputName,
  type GraphConversion,
  type OperationConverter,
  type Value,
} from './graph-conversion.ts';

/** The shape two operands give when the smaller is repeated along the larger. */
function broadcastShape(a: readonly number[], b: readonly number[]): number[] {
  const rank = Math.max(a.length, b.length);
  const from = (shape: readonly number[], axis: number) => shape[axis - (rank - shape.length)] ?? 1;
  return Array.from({ length: rank }, (_, axis) => Math.max(from(a, axis), from(b, axis)));
}

/** Two operands in one layout: channels first as soon as one of two pictures is, because convolutions follow. */
function alignOperands(graph: GraphConversion, names: readonly [string, string]): readonly [Value, Value] {
  const [a, b] = names.map((name) => graph.findValue(name));
  const isPicture = a?.layout === 'channels-first' || b?.layout === 'channels-first';
  if (!isPicture) return [operand(graph, { name: names[0], like: b }), operand(graph, { name: names[1], like: a })];
  const asPicture = (name: string, value: Value | undefined) =>
    value ? graph.channelsFirst(value) : pictureConstant(graph, name);
  if ([a, b].every((value) => !value || value.shape.length === 4))
    return [asPicture(names[0], a), asPicture(names[1], b)];
  return [
    graph.channelsLast(operand(graph, { name: names[0], like: b })),
    graph.channelsLast(operand(graph, { name: names[1], like: a })),
  ];
}

function pictureConstant(graph: GraphConversion, name: string): Value {
  const constant = graph.getConstant(name);
  return {
    name: graph.addPictureConstant(constant),
    shape: constant.shape,
    layout: 'channels-first',
    element: 'float',
  };
}

/** TensorFlow.js stores some float constants as integers; ONNX does not mix the two. */
function operand(graph: GraphConversion, { name, like }: { name: string; like: Value | undefined }): Value {
  const known = graph.findValue(name);
  if (known) return known;
  const { shape, data } = graph.getConstant(name);
  const element = like?.element ?? (data instanceof Float32Array ? 'float' : 'integer');
  const constant =
    element === 'float' ? graph.onnx.addFloats(shape, Float32Array.from(data)) : graph.onnx.addIntegers(shape, data);
  return { name: constant, shape, layout: 'channels-last', element };
}

function combine(
  graph: GraphConversion,
  { operation, names }: { operation: string; names: readonly [string, string] },
): Value {
  const [a, b] = alignOperands(graph, names);
  return { ...a, name: graph.add(operation, [a.name, b.name]), shape: broadcastShape(a.shape, b.shape) };
}

const binary =
  (operation: string): OperationConverter =>
  (node, graph) =>
    combine(graph, { operation, names: [inputName(node, 0), inputName(node, 1)] });

/** Sizes are multiplied while converting: an upsampling wants them as constants. */
const product: OperationConverter = (node, graph) => {
  const [a, b] = [0, 1].map((position) => graph.findConstant(inputName(node, position)));
  if (!(a?.data instanceof Int32Array && b?.data instanceof Int32Array && a.data.length === b.data.length))
    return binary('Mul')(node, graph);
  graph.setConstant(node.name, { shape: a.shape, data: a.data.map((size, i) => size * b.data[i]!) });
  return undefined;
};

const sumOfMany: OperationConverter = (node, graph) => {
  const [first, ...others] = node.inputs;
  let sumName = first!;
  for (const [i, other] of others.entries()) {
    const partName = `${node.name}/part${i}`;
    graph.setValue(partName, combine(graph, { operation: 'Add', names: [sumName, other] }));
    sumName = partName;
  }
  return graph.getValue(sumName);
};

const reduction =
  (operation: string): OperationConverter =>
  (node, graph) => {
    const input = graph.inputValue(node);
    const axes = [...graph.inputConstant(node, 1).data].map((axis) => (axis < 0 ? axis + input.shape.length : axis));
    const keepsAxes = node.isSet('keep_dims');
    // Without its axes a picture is none any more: reducing rows and columns leaves the channels, in either layout.
    const leavesChannels = input.shape.length === 4 && axes.length === 2 && axes.includes(1) && axes.includes(2);
    const source = keepsAxes || leavesChannels ? input : graph.channelsLast(input);
    const written = source.layout === 'channels-first' ? axes.map((axis) => axisWhenFirst[axis]!) : axes;
    const shape = keepsAxes
      ? input.shape.map((size, axis) => (axes.includes(axis) ? 1 : size))
      : input.shape.filter((_, axis) => !axes.includes(axis));
    // Of these only the sum takes its axes as an input in this operator set.
    const name =
      operation === 'ReduceSum'
        ? graph.add(operation, [source.name, graph.onnx.addIntegers([written.length], written)], {
            keepdims: Number(keepsAxes),
          })
        : graph.add(operation, [source.name], { axes: written, keepdims: Number(keepsAxes) });
    return { name, shape, layout: keepsAxes ? source.layout : 'channels-last', element: input.element };
  };

const matrixProduct: OperationConverter = (node, graph) => {
  const input = graph.channelsLast(graph.inputValue(node));
  const weights = graph.inputConstant(node, 1);
  const isTransposed = node.isSet('transpose_b');
  const columns = weights.shape[isTransposed ? 0 : 1]!;
  const operands = [input.name, graph.onnx.addFloats(weights.shape, Float32Array.from(weights.data))];
  const fused = node.texts('fused_ops');
  if (fused.includes('BiasAdd'))
    operands.push(graph.onnx.addFloats([columns], Float32Array.from(graph.inputConstant(node, 2).data)));
  const name = graph.add('Gemm', operands, { transB: Number(isTransposed) });
  return addActivations(
    { name, shape: [input.shape[0]!, columns], layout: 'channels-last', element: 'float' },
    { node, graph, names: fused },
  );
};

const batchMatrixProduct: OperationConverter = (node, graph) => {
  const side = (position: 0 | 1, adjoint: string) => {
    const value = graph.channelsLast(operand(graph, { name: inputName(node, position), like: undefined }));
    return node.isSet(adjoint) ? withLastAxesSwapped(graph, value) : value;
  };
  const a = side(0, 'adj_x');
  const b = side(1, 'adj_y');
  const stack = broadcastShape(a.shape.slice(0, -2), b.shape.slice(0, -2));
  return { ...a, name: graph.add('MatMul', [a.name, b.name]), shape: [...stack, a.shape.at(-2)!, b.shape.at(-1)!] };
};

function withLastAxesSwapped(graph: GraphConversion, value: Value): Value {
  const order = value.shape.map((_, axis) => axis);
  order.push(...order.splice(-2).reverse());
  return {
    ...value,
    name: graph.add('Transpose', [value.name], { perm: order }),
    shape: order.map((axis) => value.shape[axis]!),
  };
}

const batchNormalisation: OperationConverter = (node, graph) => {
  const input = graph.channelsFirst(graph.inputValue(node));
  const parameters = [1, 2, 3, 4].map((position) => {
    const { shape, data } = graph.inputConstant(node, position);
    return graph.onnx.addFloats(shape, Float32Array.from(data));
  });
  return {
    ...input,
    name: graph.add('BatchNormalization', [input.name, ...parameters], { epsilon: { float: node.float('epsilon') } }),
  };
};

export const arithmeticConverters: Readonly<Record<string, OperationConverter>> = {
  Add: binary('Add'),
  AddV2: binary('Add'),
  BiasAdd: binary('Add'),
  Mul: product,
  Sub: binary('Sub'),
  RealDiv: binary('Div'),
  Minimum: binary('Min'),
  Maximum: binary('Max'),
  AddN: sumOfMany,
  Min: reduction('ReduceMin'),
  Max: reduction('ReduceMax'),
  Sum: reduction('ReduceSum'),
  Mean: reduction('ReduceMean'),
  Prod: reduction('ReduceProd'),
  MatMul: matrixProduct,
  _FusedMatMul: matrixProduct,
  BatchMatMulV2: batchMatrixProduct,
  FusedBatchNorm: batchNormalisation,
  FusedBatchNormV3: batchNormalisation,
};
