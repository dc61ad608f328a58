import type { GraphConversion, OperationConverter, Value } from './graph-conversion.ts';
import type { GraphNode } from './tfjs-graph.ts';

const addRelu6 = (value: Value, graph: GraphConversion): Value => {
  const low = graph.onnx.addFloats([], new Float32Array([0]));
  const high = graph.onnx.addFloats([], new Float32Array([6]));
  return { ...value, name: graph.add('Clip', [value.name, low, high]) };
};

/**
 * PReLU of a picture is written as x + (1 - slope) · relu(-x), with both factors as depth-wise 1 × 1 convolutions: ONNX Runtime's PRelu is
 * slow and leaves the blocked layout of its convolutions, which take the relu and the sum in for nothing. Measured on x64 with
 * facemesh-attention: 7.3 → 2.3 CPU ms together with the channel padding of convert-shape.ts; results differ by 1e-6 at most.
 */
function addPrelu(value: Value, { slopesName, graph }: { slopesName: string; graph: GraphConversion }): Value {
  const slopes = Float32Array.from(graph.getConstant(slopesName).data);
  const isPerChannel = slopes.length === value.shape.at(-1);
  if (value.layout === 'channels-last' || !isPerChannel)
    return { ...value, name: graph.add('PRelu', [value.name, addSlopes(value, { slopesName, graph })]) };
  const negated = graph.scaleChannels(value, new Float32Array(slopes.length).fill(-1));
  const below = { ...value, name: graph.add('Relu', [negated]) };
  const lifted = graph.scaleChannels(
    below,
    slopes.map((slope) => 1 - slope),
  );
  return { ...value, name: graph.add('Add', [value.name, lifted]) };
}

function addSlopes(value: Value, { slopesName, graph }: { slopesName: string; graph: GraphConversion }): string {
  const constant = graph.getConstant(slopesName);
  if (value.layout === 'channels-first') return graph.addPictureConstant(constant);
  return graph.onnx.addFloats(constant.shape, Float32Array.from(constant.data));
}

/** The activations that TensorFlow.js fused into a convolution or a matrix product, in their order. */
export function addActivations(
  value: Value,
  { node, graph, names }: { node: GraphNode; graph: GraphConversion; names: readonly string[] },
): Value {
  return names.reduce((current, name) => {
    switch (name) {
      case 'BiasAdd':
        return current; // the operation itself took it
      case 'Prelu':
        return addPrelu(current, { slopesName: node.inputs[3]!, graph });
      case 'Relu6':
        return addRelu6(current, graph);
      case 'Relu':
      case 'Sigmoid':
      case 'Elu':
        return { ...current, name: graph.add(name, [current.name]) };
      default:
        throw new Error(`${node.operation} ${node.name} fuses ${name}, which is not known`);
    }
  }, value);
}

const unary =
  (operation: string): OperationConverter =>
  (node, graph) => {
    const input = graph.inputValue(node);
    return { ...input, name: graph.add(operation, [input.name]) };
  };

const prelu: OperationConverter = (node, graph) =>
  addPrelu(graph.inputValue(node), { slopesName: node.inputs[1]!, graph });

const square: OperationConverter = (node, graph) => {
  const input = graph.inputValue(node);
  return { ...input, name: graph.add('Mul', [input.name, input.name]) };
};

const reciprocalSquareRoot: OperationConverter = (node, graph) => {
  const input = graph.inputValue(node);
  return { ...input, name: graph.add('Reciprocal', [graph.add('Sqrt', [input.name])]) };
};

const softmax: OperationConverter = (node, graph) => {
  const input = graph.channelsLast(graph.inputValue(node));
  return { ...input, name: graph.add('Softmax', [input.name], { axis: -1 }) };
};

export const activationConverters: Readonly<Record<string, OperationConverter>> = {
  Relu: unary('Relu'),
  Sigmoid: unary('Sigmoid'),
  Tanh: unary('Tanh'),
  Elu: unary('Elu'),
  Abs: unary('Abs'),
  Exp: unary('Exp'),
  Sqrt: unary('Sqrt'),
  Floor: unary('Floor'),
  Relu6: (node, graph) => addRelu6(graph.inputValue(node), graph),
  Prelu: prelu,
  Square: square,
  Rsqrt: reciprocalSquareRoot,
  Softmax: softmax,
};
