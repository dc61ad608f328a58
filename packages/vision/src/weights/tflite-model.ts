import { FlatTable } from './flatbuffer-reader.ts';
import { halfFloat, sizeOf, type GraphModel } from './tfjs-graph.ts';

type NodeEntry = GraphModel['modelTopology']['node'][number];
type Attributes = NodeEntry['attr'];
type WeightEntry = GraphModel['weightsManifest'][number]['weights'][number];

interface Tensor {
  name: string;
  shape: number[];
  /** Undefined when it is computed. */
  data: Float32Array | Int32Array | undefined;
}

interface Operator {
  inputs: readonly Tensor[];
  output: Tensor;
  /** The operator's own settings; their field numbers are those of TensorFlow Lite's schema.fbs. */
  options: FlatTable | undefined;
}

/** Codes of schema.fbs. */
const elementTypes = { float32: 0, float16: 1, int32: 2 } as const;
const activations = [undefined, 'Relu', undefined, 'Relu6'] as const;
const paddings = ['SAME', 'VALID'] as const;

const encode = (text: string) => Buffer.from(text).toString('base64');
const integers = (...values: number[]) => ({ list: { i: values } });

/** Writes a TensorFlow Lite network as the TensorFlow.js graph it stands for, so that one converter serves both. */
export function graphOfTfliteModel(bytes: Buffer): { description: unknown; weights: Buffer } {
  const model = FlatTable.root(bytes);
  const codes = model.tables(1).map((code) => Math.max(code.byte(0), code.integer(3)));
  const buffers = model.tables(4);
  const [network] = model.tables(2);
  if (!network) throw new Error('The TensorFlow Lite file has no network');
  const tensors = network.tables(0).map((tensor, i) => tensorOf(tensor, { name: `tensor${i}`, buffers }));
  const graph = new TfliteGraph();
  for (const i of network.integers(1)) graph.addInput(tensors[i]!);
  for (const operator of network.tables(3)) {
    const [output] = operator.integers(2);
    const inputs = operator
      .integers(1)
      .filter((i) => i >= 0)
      .map((i) => tensors[i]!);
    graph.add(codes[operator.integer(0)]!, { inputs, output: tensors[output!]!, options: operator.table(4) });
  }
  return graph.toModel(network.integers(2).map((i) => tensors[i]!.name));
}

function tensorOf(tensor: FlatTable, { name, buffers }: { name: string; buffers: readonly FlatTable[] }): Tensor {
  const shape = tensor.integers(0);
  const bytes = buffers[tensor.integer(2)]!.bytes(0);
  return {
    name,
    shape,
    data: bytes.length === 0 ? undefined : numbersOf(bytes, { type: tensor.byte(1), count: sizeOf(shape) }),
  };
}

function numbersOf(bytes: Buffer, { type, count }: { type: number; count: number }): Float32Array | Int32Array {
  switch (type) {
    case elementTypes.float32:
      return Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(4 * i));
    case elementTypes.float16:
      return Float32Array.from({ length: count }, (_, i) => halfFloat(bytes.readUInt16LE(2 * i)));
    case elementTypes.int32:
      return Int32Array.from({ length: count }, (_, i) => bytes.readInt32LE(4 * i));
    default:
      throw new Error(`TensorFlow Lite's element type ${type} is not known`);
  }
}

class TfliteGraph {
  readonly #nodes: NodeEntry[] = [];
  readonly #entries: WeightEntry[] = [];
  readonly #bytes: Buffer[] = [];
  readonly #written = new Set<string>();

  addInput({ name, shape }: Tensor): void {
    this.#push({
      name,
      op: 'Placeholder',
      input: [],
      attr: { shape: { shape: { dim: shape.map((size) => ({ size })) } } },
    });
  }

  add(code: number, operator: Operator): void {
    const write = operators[code];
    if (!write) throw new Error(`TensorFlow Lite's operator ${code} is not known`);
    write(operator, this);
  }

  /** A node that computes the operator's output, and the activation fused into it. */
  write(
    op: string,
    { output }: Operator,
    { inputs, attr = {}, activation = 0 }: { inputs: readonly string[]; attr?: Attributes; activation?: number },
  ): void {
    const fused = activations[activation];
    if (activation > 0 && !fused) throw new Error(`TensorFlow Lite's activation ${activation} is not known`);
    const name = fused ? `${output.name}/before` : output.name;
    this.#push({ name, op, input: [...inputs], attr });
    if (fused) this.#push({ name: output.name, op: fused, input: [name], attr: {} });
  }

  step(name: string, op: string, inputs: readonly string[]): string {
    this.#push({ name, op, input: [...inputs], attr: {} });
    return name;
  }

  /** The tensor's name, written as a constant first where it is one. */
  nameOf(tensor: Tensor): string {
    return tensor.data ? this.constant(tensor.name, { shape: tensor.shape, data: tensor.data }) : tensor.name;
  }

  constant(name: string, { shape, data }: { shape: readonly number[]; data: Float32Array | Int32Array }): string {
    if (this.#written.has(name)) return name;
    this.#written.add(name);
    this.#entries.push({ name, shape: [...shape], dtype: data instanceof Float32Array ? 'float32' : 'int32' });
    this.#bytes.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    this.#push({ name, op: 'Const', input: [], attr: {} });
    return name;
  }

  toModel(outputs: readonly string[]): { description: unknown; weights: Buffer } {
    const description = {
      modelTopology: { node: this.#nodes },
      weightsManifest: [{ paths: [], weights: this.#entries }],
      signature: { outputs: Object.fromEntries(outputs.map((name) => [name, { name }])) },
    };
    return { description, weights: Buffer.concat(this.#bytes) };
  }

  #push(entry: NodeEntry): void {
    this.#nodes.push(entry);
  }
}

type OperatorWriter = (operator: Operator, graph: TfliteGraph) => void;

/** The same inputs in the same order; `activation` is the number of the field that says what is fused in. */
const plain =
  (op: string, { activation }: { activation?: number } = {}): OperatorWriter =>
  (operator, graph) =>
    graph.write(op, operator, {
      inputs: operator.inputs.map((input) => graph.nameOf(input)),
      activation: activation === undefined ? 0 : (operator.options?.byte(activation) ?? 0),
    });

const reduction =
  (op: string): OperatorWriter =>
  (operator, graph) =>
    graph.write(op, operator, {
      inputs: operator.inputs.map((input) => graph.nameOf(input)),
      attr: { keep_dims: { b: (operator.options?.byte(0) ?? 0) === 1 } },
    });

function slidingOf(options: FlatTable, { dilation }: { dilation?: number }): Attributes {
  const along = (field: number) => options.integer(field, 1);
  return {
    padding: { s: encode(paddings[options.byte(0)] ?? 'VALID') },
    strides: integers(1, along(2), along(1), 1),
    ...(dilation === undefined ? {} : { dilations: integers(1, along(dilation + 1), along(dilation), 1) }),
  };
}

const convolution =
  ({
    op,
    kernelOf,
    activation,
    dilation,
  }: {
    op: string;
    kernelOf: (kernel: Tensor) => { shape: number[]; data: Float32Array };
    activation: number;
    dilation: number;
  }): OperatorWriter =>
  (operator, graph) => {
    const [input, kernel, bias] = operator.inputs as [Tensor, Tensor, Tensor | undefined];
    const options = optionsOf(operator);
    const names = [
      graph.nameOf(input),
      graph.constant(`${kernel.name}/${op}`, kernelOf(kernel)),
      ...(bias ? [graph.nameOf(bias)] : []),
    ];
    const fused = { fused_ops: { list: { s: bias ? [encode('BiasAdd')] : [] } } };
    graph.write(op, operator, {
      inputs: names,
      attr: { ...slidingOf(options, { dilation }), ...fused },
      activation: options.byte(activation),
    });
  };

function optionsOf({ output, options }: Operator): FlatTable {
  if (!options) throw new Error(`The operator of ${output.name} has no options`);
  return options;
}

function floatsOf({ name, data }: Tensor): Float32Array {
  if (!(data instanceof Float32Array)) throw new Error(`The kernel ${name} is not a constant of floats`);
  return data;
}

/** From [out, row, column, in] to [row, column, in, out]. */
function denseKernel(kernel: Tensor): { shape: number[]; data: Float32Array } {
  const data = floatsOf(kernel);
  const [outputs, rows, columns, inputs] = kernel.shape as [number, number, number, number];
  const taps = rows * columns * inputs;
  return {
    shape: [rows, columns, inputs, outputs],
    data: data.map((_, i) => data[(i % outputs) * taps + Math.floor(i / outputs)]!),
  };
}

/** From [1, row, column, channel] to [row, column, channel, 1]: the numbers lie the same. */
function depthwiseKernel(kernel: Tensor): { shape: number[]; data: Float32Array } {
  const [, rows, columns, channels] = kernel.shape as [number, number, number, number];
  return { shape: [rows, columns, channels, 1], data: floatsOf(kernel) };
}

const concatenation: OperatorWriter = (operator, graph) => {
  const options = optionsOf(operator);
  const axis = graph.constant(`${operator.output.name}/axis`, { shape: [], data: Int32Array.of(options.integer(0)) });
  graph.write('ConcatV2', operator, {
    inputs: [...operator.inputs.map((input) => graph.nameOf(input)), axis],
    activation: options.byte(1),
  });
};

const pool =
  (op: string): OperatorWriter =>
  (operator, graph) => {
    const options = optionsOf(operator);
    const attr = { ...slidingOf(options, {}), ksize: integers(1, options.integer(4, 1), options.integer(3, 1), 1) };
    graph.write(op, operator, { inputs: [graph.nameOf(operator.inputs[0]!)], attr, activation: options.byte(5) });
  };

const stridedSlice: OperatorWriter = (operator, graph) => {
  const options = optionsOf(operator);
  const masks = { begin_mask: options.integer(0), end_mask: options.integer(1), shrink_axis_mask: options.integer(4) };
  const attr = Object.fromEntries(Object.entries(masks).map(([name, i]) => [name, { i }]));
  graph.write('StridedSlice', operator, { inputs: operator.inputs.map((input) => graph.nameOf(input)), attr });
};

/** The second input is the shape; the option of the same name only repeats it. */
const reshape: OperatorWriter = (operator, graph) => {
  const shape = graph.constant(`${operator.output.name}/shape`, {
    shape: [operator.output.shape.length],
    data: Int32Array.from(operator.output.shape),
  });
  graph.write('Reshape', operator, { inputs: [graph.nameOf(operator.inputs[0]!), shape] });
};

/** Weights stored as halves are read as floats already. */
const dequantize: OperatorWriter = ({ inputs, output }) => {
  if (!inputs[0]?.data) throw new Error(`${output.name} is not made of a constant`);
  output.data = inputs[0].data;
};

const negation: OperatorWriter = (operator, graph) => {
  const minusOne = graph.constant(`${operator.output.name}/minus`, { shape: [], data: Float32Array.of(-1) });
  graph.write('Mul', operator, { inputs: [graph.nameOf(operator.inputs[0]!), minusOne] });
};

const squaredDifference: OperatorWriter = (operator, graph) => {
  const difference = graph.step(
    `${operator.output.name}/difference`,
    'Sub',
    operator.inputs.map((input) => graph.nameOf(input)),
  );
  graph.write('Square', operator, { inputs: [difference] });
};

/** By their codes in schema.fbs. */
const operators: Readonly<Record<number, OperatorWriter>> = {
  0: plain('AddV2', { activation: 0 }),
  2: concatenation,
  3: convolution({ op: '_FusedConv2D', kernelOf: denseKernel, activation: 3, dilation: 4 }),
  4: convolution({ op: 'FusedDepthwiseConv2dNative', kernelOf: depthwiseKernel, activation: 4, dilation: 5 }),
  6: dequantize,
  14: plain('Sigmoid'),
  17: pool('MaxPool'),
  18: plain('Mul', { activation: 0 }),
  22: reshape,
  34: plain('Pad'),
  39: plain('Transpose'),
  40: reduction('Mean'),
  41: plain('Sub', { activation: 0 }),
  42: plain('RealDiv', { activation: 0 }),
  45: stridedSlice,
  54: plain('Prelu'),
  59: negation,
  74: reduction('Sum'),
  75: plain('Sqrt'),
  76: plain('Rsqrt'),
  99: squaredDifference,
};
