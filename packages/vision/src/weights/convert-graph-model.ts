import { activationConverters } from './convert-activation.ts';
import { arithmeticConverters } from './convert-arithmetic.ts';
import { convolutionConverters } from './convert-convolution.ts';
import { shapeConverters } from './convert-shape.ts';
import { GraphConversion, type OperationConverter } from './graph-conversion.ts';
import { simplifyGraph } from './simplify-graph.ts';
import { graphModelSchema, GraphNode, readWeights, withoutPort, type GraphModel } from './tfjs-graph.ts';

const converters: Readonly<Record<string, OperationConverter>> = {
  ...convolutionConverters,
  ...activationConverters,
  ...arithmeticConverters,
  ...shapeConverters,
};

interface GraphModelFiles {
  /** The parsed model.json. */
  description: unknown;
  /** The weight files it names, one after the other. */
  weights: Buffer;
  /** Of the answers that its signature names, those that are wanted; what only the others need is left out. */
  outputs?: readonly string[] | undefined;
}

/**
 * A TensorFlow.js graph model as the bytes of an ONNX file. The input becomes channels first ([1, 3, height, width]) so
 * that no picture has to be transposed; outputs keep TensorFlow's shape and their node's name, with everything but
 * letters, digits and _ made _.
 */
export function convertGraphModel({ description, weights, outputs: wanted }: GraphModelFiles): Buffer {
  const model = graphModelSchema.parse(description);
  const nodes = new Map(model.modelTopology.node.map((entry) => [entry.name, new GraphNode(entry)]));
  const outputs = outputNamesOf(model, { nodes, wanted });
  const simpler = simplifyGraph(nodes, readWeights(model, weights));
  const graph = new GraphConversion(simpler.weights);
  for (const node of inOrder(simpler.nodes, outputs)) convertNode(node, graph);
  for (const output of outputs) {
    const { name, shape } = graph.channelsLast(graph.getValue(output));
    graph.onnx.addOutput(output.replaceAll(/\W/g, '_'), { from: name, shape });
  }
  return graph.onnx.toBytes();
}

function convertNode(node: GraphNode, graph: GraphConversion): void {
  if (node.operation === 'Const') return;
  if (node.operation === 'Placeholder') return addInput(node, graph);
  const convert = converters[node.operation];
  if (!convert) throw new Error(`no ONNX counterpart is known for ${node.operation} (${node.name})`);
  const value = convert(node, graph);
  if (value) graph.setValue(node.name, value);
}

function addInput(node: GraphNode, graph: GraphConversion): void {
  const [batch, ...sizes] = node.shape('shape') ?? [];
  // Exports leave the number of pictures open: one at a time.
  const shape = batch === undefined ? [] : [Math.max(1, batch), ...sizes];
  if (shape.length === 0 || shape.some((size) => size <= 0))
    throw new Error(`the input ${node.name} has no fixed size`);
  const [count, height, width, channels] = shape as [number, number, number, number];
  const isPicture = shape.length === 4;
  graph.onnx.addInput(node.name, isPicture ? [count, channels, height, width] : shape);
  graph.setValue(node.name, {
    name: node.name,
    shape,
    layout: isPicture ? 'channels-first' : 'channels-last',
    element: 'float',
  });
}

function outputNamesOf(
  model: GraphModel,
  { nodes, wanted }: { nodes: ReadonlyMap<string, GraphNode>; wanted: readonly string[] | undefined },
): string[] {
  const named = Object.entries(model.signature?.outputs ?? {}).filter(([key]) => wanted?.includes(key) ?? true);
  if (named.length > 0) return named.map(([, { name }]) => withoutPort(name));
  const used = new Set([...nodes.values()].flatMap((node) => node.inputs));
  return [...nodes.values()]
    .filter((node) => !used.has(node.name) && node.operation !== 'Const')
    .map((node) => node.name);
}

/** Every node that the outputs need, each after the ones it reads. */
function inOrder(nodes: ReadonlyMap<string, GraphNode>, outputs: readonly string[]): GraphNode[] {
  const ordered: GraphNode[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const node = nodes.get(name);
    if (!node) throw new Error(`the graph names ${name} but does not hold it`);
    node.inputs.forEach(visit);
    ordered.push(node);
  };
  outputs.forEach(visit);
  return ordered;
}
