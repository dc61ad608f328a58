import { addActivations } from './convert-activation.ts';
import type { GraphConversion, OperationConverter, Value } from './graph-conversion.ts';
import type { Constant, GraphNode } from './tfjs-graph.ts';

interface Extent {
  size: number;
  before: number;
  after: number;
}

/** Output size and padding of a sliding window along one axis, by TensorFlow's rules. */
function slide({
  size,
  kernel,
  stride,
  padding,
}: {
  size: number;
  kernel: number;
  stride: number;
  padding: 'SAME' | readonly [number, number];
}): Extent {
  if (padding !== 'SAME') {
    const [before, after] = padding;
    return { size: Math.floor((size + before + after - kernel) / stride) + 1, before, after };
  }
  const result = Math.ceil(size / stride);
  const total = Math.max(0, (result - 1) * stride + kernel - size);
  return { size: result, before: total >> 1, after: total - (total >> 1) };
}

function paddingOf(node: GraphNode, axis: 1 | 2): 'SAME' | readonly [number, number] {
  const padding = node.text('padding');
  if (padding === 'SAME') return 'SAME';
  const explicit = node.integers('explicit_paddings');
  return padding === 'EXPLICIT' && explicit ? [explicit[2 * axis]!, explicit[2 * axis + 1]!] : [0, 0];
}

function window(node: GraphNode, { shape, kernel }: { shape: readonly number[]; kernel: readonly [number, number] }) {
  const strides = node.integers('strides') ?? [1, 1, 1, 1];
  const dilations = node.integers('dilations') ?? [1, 1, 1, 1];
  const along = (axis: 1 | 2) =>
    slide({
      size: shape[axis]!,
      kernel: (kernel[axis - 1]! - 1) * (dilations[axis] ?? 1) + 1,
      stride: strides[axis]!,
      padding: paddingOf(node, axis),
    });
  const rows = along(1);
  const columns = along(2);
  return {
    height: rows.size,
    width: columns.size,
    attributes: {
      kernel_shape: kernel,
      strides: [strides[1]!, strides[2]!],
      pads: [rows.before, columns.before, rows.after, columns.after],
    },
    dilations: [dilations[1] ?? 1, dilations[2] ?? 1],
  };
}

/**
 * Kernels from [row, column, in, out] to [out, in, row, column]; depth-wise ones have one input channel for each of
 * their outputs.
 */
function onnxKernel(
  { shape, data }: Constant,
  kind: 'dense' | 'depthwise',
): { shape: readonly number[]; data: Float32Array } {
  const [rows, columns, inputs, outputs] = shape as [number, number, number, number];
  const moved = new Float32Array(data.length);
  let i = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let input = 0; input < inputs; input++) {
        for (let output = 0; output < outputs; output++) {
          const filter = kind === 'dense' ? output * inputs + input : input * outputs + output;
          moved[(filter * rows + row) * columns + column] = data[i++]!;
        }
      }
    }
  }
  return {
    shape: kind === 'dense' ? [outputs, inputs, rows, columns] : [inputs * outputs, 1, rows, columns],
    data: moved,
  };
}

const convolution =
  (kind: 'dense' | 'depthwise'): OperationConverter =>
  (node, graph) => {
    const input = graph.channelsFirst(graph.inputValue(node));
    const weights = graph.inputConstant(node, 1);
    const [rows, columns, inputs] = weights.shape as [number, number, number];
    const { height, width, attributes, dilations } = window(node, { shape: input.shape, kernel: [rows, columns] });
    const kernel = onnxKernel(weights, kind);
    const operands = [input.name, graph.onnx.addFloats(kernel.shape, kernel.data)];
    const fused = node.texts('fused_ops');
    if (fused.includes('BiasAdd')) operands.push(addBias(graph, node));
    const name = graph.add('Conv', operands, { group: kind === 'dense' ? 1 : inputs, ...attributes, dilations });
    const result: Value = {
      name,
      shape: [input.shape[0]!, height, width, kernel.shape[0]!],
      layout: 'channels-first',
      element: 'float',
    };
    return addActivations(result, { node, graph, names: fused });
  };

function addBias(graph: GraphConversion, node: GraphNode): string {
  const { data } = graph.inputConstant(node, 2);
  return graph.onnx.addFloats([data.length], Float32Array.from(data));
}

/** TensorFlow names the gradient of a convolution; it is used as the "transposed" convolution. */
const transposedConvolution: OperationConverter = (node, graph) => {
  const [count, height, width, channels] = [...graph.inputConstant(node, 0).data] as [number, number, number, number];
  const input = graph.channelsFirst(graph.inputValue(node, 2));
  const weights = graph.inputConstant(node, 1);
  const [rows, columns] = weights.shape as [number, number];
  const [, rowStride, columnStride] = node.integers('strides') as [number, number, number, number];
  const kernel = onnxKernel(weights, 'dense');
  const vertical = Math.max(0, (input.shape[1]! - 1) * rowStride + rows - height);
  const horizontal = Math.max(0, (input.shape[2]! - 1) * columnStride + columns - width);
  const name = graph.add('ConvTranspose', [input.name, graph.onnx.addFloats(kernel.shape, kernel.data)], {
    kernel_shape: [rows, columns],
    strides: [rowStride, columnStride],
    pads: [vertical >> 1, horizontal >> 1, vertical - (vertical >> 1), horizontal - (horizontal >> 1)],
  });
  return { name, shape: [count > 0 ? count : 1, height, width, channels], layout: 'channels-first', element: 'float' };
};

const pool =
  (operation: 'MaxPool' | 'AveragePool'): OperationConverter =>
  (node, graph) => {
    const input = graph.channelsFirst(graph.inputValue(node));
    const [, rows, columns] = node.integers('ksize') as [number, number, number, number];
    const { height, width, attributes } = window(node, { shape: input.shape, kernel: [rows, columns] });
    const name = graph.add(operation, [input.name], attributes);
    return {
      name,
      shape: [input.shape[0]!, height, width, input.shape[3]!],
      layout: 'channels-first',
      element: 'float',
    };
  };

export const convolutionConverters: Readonly<Record<string, OperationConverter>> = {
  Conv2D: convolution('dense'),
  _FusedConv2D: convolution('dense'),
  DepthwiseConv2dNative: convolution('depthwise'),
  FusedDepthwiseConv2dNative: convolution('depthwise'),
  Conv2DBackpropInput: transposedConvolution,
  MaxPool: pool('MaxPool'),
  AvgPool: pool('AveragePool'),
};
