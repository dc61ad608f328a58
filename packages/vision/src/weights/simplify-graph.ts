import { foldScales } from './fold-scales.ts';
import type { Constant, GraphNode } from './tfjs-graph.ts';

type Nodes = ReadonlyMap<string, GraphNode>;
type Weights = ReadonlyMap<string, Constant>;

const additions = new Set(['Add', 'AddV2', 'AddN', 'BiasAdd']);
const convolutions = new Map([
  ['Conv2D', '_FusedConv2D'],
  ['DepthwiseConv2dNative', 'FusedDepthwiseConv2dNative'],
]);

/**
 * The same computation with biases and scales moved into their convolutions and clamps recognised, so that the runtime
 * can do each in one pass.
 */
export function simplifyGraph(
  nodes: Nodes,
  weights: Weights,
): { nodes: Map<string, GraphNode>; weights: Map<string, Constant> } {
  const simpler = { nodes: new Map(nodes), weights: new Map(weights) };
  foldBiases(simpler.nodes, weights);
  foldClamps(simpler.nodes, weights);
  foldScales(simpler.nodes, simpler.weights);
  return simpler;
}

/**
 * TensorFlow writes a convolution's bias as an addition after it, often behind another one: (input + convolution) +
 * bias.
 */
function foldBiases(nodes: Map<string, GraphNode>, weights: Weights): void {
  const uses = countUses(nodes);
  for (const node of nodes.values()) {
    if (!additions.has(node.operation) || node.inputs.length !== 2) continue;
    const bias = node.inputs.find((name) => isPerChannel(weights.get(name)));
    const sum = node.inputs.find((name) => name !== bias);
    if (!bias || !sum) continue;
    const convolution = findConvolution(sum, { nodes, uses });
    if (!convolution) continue;
    const fused = convolutions.get(convolution.operation)!;
    nodes.set(
      convolution.name,
      convolution.as({ operation: fused, inputs: [...convolution.inputs, bias], fusedOperations: ['BiasAdd'] }),
    );
    nodes.set(node.name, node.as({ operation: 'Identity', inputs: [sum] }));
  }
}

const isPerChannel = (constant: Constant | undefined) =>
  constant !== undefined && constant.shape.slice(0, -1).every((size) => size === 1);

/** A convolution that is a term of this sum and is used nowhere else. */
function findConvolution(
  name: string,
  { nodes, uses }: { nodes: Nodes; uses: ReadonlyMap<string, number> },
): GraphNode | undefined {
  const node = nodes.get(name);
  if (!node || uses.get(name) !== 1) return undefined;
  if (convolutions.has(node.operation)) return node;
  if (!additions.has(node.operation)) return undefined;
  for (const input of node.inputs) {
    const found = findConvolution(input, { nodes, uses });
    if (found) return found;
  }
  return undefined;
}

function countUses(nodes: Nodes): Map<string, number> {
  const uses = new Map<string, number>();
  for (const node of nodes.values()) {
    for (const input of node.inputs) uses.set(input, (uses.get(input) ?? 0) + 1);
  }
  return uses;
}

/** max(min(relu(x), 6), 0), as some exporters write it. */
function foldClamps(nodes: Map<string, GraphNode>, weights: Weights): void {
  const operandBeside = (node: GraphNode | undefined, { operation, value }: { operation: string; value: number }) => {
    if (node?.operation !== operation) return undefined;
    const constant = node.inputs.find(
      (name) => weights.get(name)?.data.length === 1 && weights.get(name)?.data[0] === value,
    );
    const other = node.inputs.find((name) => name !== constant);
    return constant === undefined || other === undefined ? undefined : nodes.get(other);
  };
  for (const node of nodes.values()) {
    const lower = operandBeside(node, { operation: 'Maximum', value: 0 });
    const relu = operandBeside(lower, { operation: 'Minimum', value: 6 });
    if (relu?.operation === 'Relu') nodes.set(node.name, node.as({ operation: 'Relu6', inputs: relu.inputs }));
  }
}
