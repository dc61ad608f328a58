import * as z from 'zod';
import type { GraphModel } from './tfjs-graph.ts';

const pair = z.tuple([z.number(), z.number()]);
const sliding = { strides: pair, padding: z.enum(['valid', 'same']) };
const filtering = { ...sliding, dilation_rate: pair, activation: z.literal('linear'), use_bias: z.literal(false) };
const layer = <Kind extends string, Config extends z.ZodRawShape>(kind: Kind, config: Config) =>
  z.object({
    class_name: z.literal(kind),
    name: z.string(),
    config: z.object(config),
    inbound_nodes: z.array(z.array(z.tuple([z.string()], z.unknown()))),
  });

/** The layers that the screening networks are made of, with the only settings that their conversion knows. */
const layerSchema = z.discriminatedUnion('class_name', [
  layer('InputLayer', { batch_input_shape: z.tuple([z.null(), z.number(), z.number(), z.number()]) }),
  layer('ZeroPadding2D', { padding: z.tuple([pair, pair]) }),
  layer('Conv2D', filtering),
  layer('DepthwiseConv2D', filtering),
  layer('BatchNormalization', { epsilon: z.number(), scale: z.boolean(), center: z.literal(true) }),
  layer('ReLU', { max_value: z.literal(6) }),
  layer('Activation', { activation: z.literal('relu') }),
  layer('Add', {}),
  layer('Concatenate', { axis: z.literal(3) }),
  layer('MaxPooling2D', { ...sliding, pool_size: pair }),
  layer('AveragePooling2D', { ...sliding, pool_size: pair }),
  layer('Flatten', {}),
  layer('Dropout', {}),
  layer('Dense', { activation: z.enum(['relu', 'softmax']), use_bias: z.literal(true) }),
]);
type Layer = z.infer<typeof layerSchema>;

const layersModelSchema = z.object({
  modelTopology: z.object({
    model_config: z.object({
      config: z.object({ layers: z.array(layerSchema), output_layers: z.array(z.tuple([z.string()], z.unknown())) }),
    }),
  }),
  weightsManifest: z.tuple([
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()) }).loose()),
    }),
  ]),
});

type NodeEntry = GraphModel['modelTopology']['node'][number];
type Attributes = NodeEntry['attr'];

interface ModelFiles {
  description: unknown;
  weights: Buffer;
}

/**
 * A TensorFlow.js "layers model" written as the graph model it stands for, with the few constants that layers only
 * imply.
 */
export function graphOfLayersModel({ description, weights }: ModelFiles): ModelFiles {
  const model = layersModelSchema.parse(description);
  const { layers, output_layers: outputs } = model.modelTopology.model_config.config;
  const [{ paths, weights: known }] = model.weightsManifest;
  const graph = new LayerGraph(new Map(known.map(({ name, shape }) => [name, shape])));
  for (const each of layers) graph.add(each);
  return {
    description: {
      modelTopology: { node: [...known.map(({ name }) => constantNode(name)), ...graph.nodes] },
      weightsManifest: [{ paths, weights: [...known, ...graph.impliedEntries] }],
      signature: { outputs: Object.fromEntries(outputs.map(([name]) => [name, { name }])) },
    },
    weights: Buffer.concat([weights, ...graph.impliedBytes]),
  };
}

const constantNode = (name: string): NodeEntry => ({ name, op: 'Const', input: [], attr: {} });
const encode = (text: string) => Buffer.from(text).toString('base64');
const integers = (...values: number[]) => ({ list: { i: values } });
const texts = (...values: string[]) => ({ list: { s: values.map(encode) } });

class LayerGraph {
  readonly nodes: NodeEntry[] = [];
  readonly impliedEntries: { name: string; shape: number[]; dtype: 'float32' | 'int32' }[] = [];
  readonly impliedBytes: Buffer[] = [];
  readonly #shapes: ReadonlyMap<string, readonly number[]>;

  constructor(shapes: ReadonlyMap<string, readonly number[]>) {
    this.#shapes = shapes;
  }

  add(each: Layer): void {
    const { name } = each;
    const inputs = each.inbound_nodes.flat().map(([from]) => from);
    const node = (op: string, { more = [], attr = {} }: { more?: readonly string[]; attr?: Attributes } = {}) =>
      this.#push({ name, op, input: [...inputs, ...more], attr });
    switch (each.class_name) {
      case 'InputLayer': {
        const dim = each.config.batch_input_shape.map((size) => ({ size: size ?? 1 }));
        return this.#push({ name, op: 'Placeholder', input: [], attr: { shape: { shape: { dim } } } });
      }
      case 'ZeroPadding2D':
        return node('Pad', {
          more: [this.#integers(`${name}/paddings`, [4, 2], [0, 0, ...each.config.padding.flat(), 0, 0])],
        });
      case 'Conv2D':
        return node('Conv2D', { more: [`${name}/kernel`], attr: filterAttributes(each.config) });
      case 'DepthwiseConv2D':
        return node('DepthwiseConv2dNative', {
          more: [`${name}/depthwise_kernel`],
          attr: filterAttributes(each.config),
        });
      case 'BatchNormalization':
        return node('FusedBatchNormV3', {
          more: this.#normalisation(each),
          attr: { epsilon: { f: each.config.epsilon } },
        });
      case 'ReLU':
        return node('Relu6');
      case 'Activation':
        return node('Relu');
      case 'Add':
        return node('AddV2');
      case 'Concatenate':
        return node('ConcatV2', { more: [this.#integers(`${name}/axis`, [], [each.config.axis])] });
      case 'MaxPooling2D':
        return node('MaxPool', { attr: poolAttributes(each.config) });
      case 'AveragePooling2D':
        return node('AvgPool', { attr: poolAttributes(each.config) });
      case 'Flatten':
        return node('Reshape', { more: [this.#integers(`${name}/shape`, [2], [1, -1])] });
      case 'Dropout': // only while training
        return node('Identity');
      case 'Dense':
        return this.#addDense(name, { inputs, activation: each.config.activation });
      default:
        return each satisfies never;
    }
  }

  #addDense(name: string, { inputs, activation }: { inputs: readonly string[]; activation: 'relu' | 'softmax' }): void {
    const operands = [...inputs, `${name}/kernel`, `${name}/bias`];
    if (activation === 'relu')
      return this.#push({ name, op: '_FusedMatMul', input: operands, attr: { fused_ops: texts('BiasAdd', 'Relu') } });
    this.#push({ name: `${name}/product`, op: '_FusedMatMul', input: operands, attr: { fused_ops: texts('BiasAdd') } });
    this.#push({ name, op: 'Softmax', input: [`${name}/product`], attr: {} });
  }

  /** In TensorFlow's order; a layer without a scale of its own has ones. */
  #normalisation({ name, config }: Extract<Layer, { class_name: 'BatchNormalization' }>): string[] {
    const channels = this.#shapes.get(`${name}/beta`)?.[0] ?? 0;
    const scale = config.scale
      ? `${name}/gamma`
      : this.#imply(`${name}/ones`, {
          shape: [channels],
          dtype: 'float32',
          bytes: Buffer.from(new Float32Array(channels).fill(1).buffer),
        });
    return [scale, `${name}/beta`, `${name}/moving_mean`, `${name}/moving_variance`];
  }

  #integers(name: string, shape: number[], values: readonly number[]): string {
    return this.#imply(name, { shape, dtype: 'int32', bytes: Buffer.from(Int32Array.from(values).buffer) });
  }

  #imply(
    name: string,
    { shape, dtype, bytes }: { shape: number[]; dtype: 'float32' | 'int32'; bytes: Buffer },
  ): string {
    this.impliedEntries.push({ name, shape, dtype });
    this.impliedBytes.push(bytes);
    this.#push(constantNode(name));
    return name;
  }

  #push(entry: NodeEntry): void {
    this.nodes.push(entry);
  }
}

type Pair = readonly [number, number];

function slidingAttributes({ strides, padding }: { strides: Pair; padding: 'valid' | 'same' }): Attributes {
  return { strides: integers(1, ...strides, 1), padding: { s: encode(padding.toUpperCase()) } };
}

function filterAttributes({
  dilation_rate: dilations,
  ...config
}: {
  strides: Pair;
  padding: 'valid' | 'same';
  dilation_rate: Pair;
}): Attributes {
  return { ...slidingAttributes(config), dilations: integers(1, ...dilations, 1) };
}

function poolAttributes({
  pool_size: size,
  ...config
}: {
  strides: Pair;
  padding: 'valid' | 'same';
  pool_size: Pair;
}): Attributes {
  return { ...slidingAttributes(config), ksize: integers(1, ...size, 1) };
}
