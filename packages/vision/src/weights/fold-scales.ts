import type { Constant, GraphNode } from './tfjs-graph.ts';

type Nodes = ReadonlyMap<string, GraphNode>;

/** Each channel of a picture times a factor, plus an offset: a normalisation, as exporters write it. */
interface Scaling {
  /** What is scaled. */
  input: string;
  product: string;
  factors: string;
  offsets: string;
}

/**
 * Takes normalisations that follow an activation into the convolution behind them, through the pooling between. In
 * gear they are a third of its cost, because they leave the blocked layout of ONNX Runtime's convolutions.
 */
export function foldScales(nodes: Map<string, GraphNode>, weights: Map<string, Constant>): void {
  for (const node of nodes.values()) if (node.operation === 'MaxPool') poolFirst(node, { nodes, weights });
  for (const node of nodes.values()) if (node.operation === '_FusedConv2D') takeIn(node, { nodes, weights });
}

/** The largest of scaled values is the largest value, scaled, as long as no factor turns the order round. */
function poolFirst(pool: GraphNode, graph: { nodes: Map<string, GraphNode>; weights: Map<string, Constant> }): void {
  const { nodes, weights } = graph;
  const sum = nodes.get(pool.inputs[0]!);
  const scaling = findScaling(sum, graph);
  if (!sum || !scaling || weights.get(scaling.factors)!.data.some((factor) => factor <= 0)) return;
  const pooled = `${pool.name}/unscaled`;
  nodes.set(pooled, pool.as({ name: pooled, operation: 'MaxPool', inputs: [scaling.input] }));
  const product = nodes.get(scaling.product)!;
  nodes.set(product.name, product.as({ operation: 'Mul', inputs: [pooled, scaling.factors] }));
  nodes.set(pool.name, sum.as({ name: pool.name, operation: 'Add', inputs: [product.name, scaling.offsets] }));
  nodes.delete(sum.name);
}

/** Not where the convolution pads: the zeros around a picture are not scaled. */
function takeIn(node: GraphNode, graph: { nodes: Map<string, GraphNode>; weights: Map<string, Constant> }): void {
  const { nodes, weights } = graph;
  const scaling = findScaling(nodes.get(node.inputs[0]!), graph);
  const [, kernelName, biasName] = node.inputs as [string, string, string];
  const kernel = weights.get(kernelName);
  const bias = weights.get(biasName);
  if (!scaling || node.text('padding') !== 'VALID' || node.texts('fused_ops')[0] !== 'BiasAdd' || !kernel || !bias)
    return;
  const scaled = { kernel: `${node.name}/scaled kernel`, bias: `${node.name}/scaled bias` };
  const folded = scaledBy(kernel, { factors: weights.get(scaling.factors)!, offsets: weights.get(scaling.offsets)! });
  weights.set(scaled.kernel, { shape: kernel.shape, data: folded.kernel });
  weights.set(scaled.bias, {
    shape: bias.shape,
    data: Float32Array.from(bias.data, (value, i) => value + folded.bias[i]!),
  });
  for (const name of Object.values(scaled)) nodes.set(name, constantNode(node, name));
  const inputs = [scaling.input, scaled.kernel, scaled.bias, ...node.inputs.slice(3)];
  nodes.set(node.name, node.as({ operation: node.operation, inputs }));
}

const constantNode = (like: GraphNode, name: string) => like.as({ name, operation: 'Const', inputs: [] });

function scaledBy(
  { shape, data }: Constant,
  { factors, offsets }: { factors: Constant; offsets: Constant },
): { kernel: Float32Array; bias: Float64Array } {
  const [, , inputs, outputs] = shape as [number, number, number, number];
  const kernel = new Float32Array(data.length);
  const bias = new Float64Array(outputs);
  for (let i = 0; i < data.length; i++) {
    const channel = Math.floor(i / outputs) % inputs;
    kernel[i] = data[i]! * factors.data[channel]!;
    bias[i % outputs]! += data[i]! * offsets.data[channel]!;
  }
  return { kernel, bias };
}

/** `sum` as a scaling whose product and result are used nowhere else. */
function findScaling(
  sum: GraphNode | undefined,
  { nodes, weights }: { nodes: Nodes; weights: ReadonlyMap<string, Constant> },
): Scaling | undefined {
  if (sum?.operation !== 'Add') return undefined;
  const [product, offsets] = sum.inputs as [string, string];
  const multiplied = nodes.get(product);
  if (multiplied?.operation !== 'Mul') return undefined;
  const [input, factors] = multiplied.inputs as [string, string];
  const arePerChannel = [factors, offsets].every((name) => weights.get(name)?.shape.length === 1);
  const isUsedOnce = [sum.name, product].every((name) => usersOf(name, nodes) === 1);
  return arePerChannel && isUsedOnce ? { input, product, factors, offsets } : undefined;
}

const usersOf = (name: string, nodes: Nodes): number =>
  [...nodes.values()].filter((node) => node.inputs.includes(name)).length;
