import * as z from 'zod';

/** Integers arrive as text in some exports and as numbers in others. */
const integer = z.coerce.number();

const attributeSchema = z.object({
  s: z.string().optional(),
  i: integer.optional(),
  f: z.coerce.number().optional(),
  b: z.boolean().optional(),
  type: z.union([z.string(), z.number()]).optional(),
  shape: z.object({ dim: z.array(z.object({ size: integer })).default([]) }).optional(),
  list: z.object({ s: z.array(z.string()).optional(), i: z.array(integer).optional() }).optional(),
});

const nodeSchema = z.object({
  name: z.string(),
  op: z.string(),
  input: z.array(z.string()).default([]),
  attr: z.record(z.string(), attributeSchema).default({}),
});

const weightSchema = z.object({
  name: z.string(),
  shape: z.array(z.number()),
  dtype: z.enum(['float32', 'int32', 'bool']),
  quantization: z
    .object({
      dtype: z.enum(['float16', 'uint8', 'uint16']),
      scale: z.number().default(1),
      min: z.number().default(0),
    })
    .optional(),
});

/** A TensorFlow.js "graph model" as its model.json describes it. */
export const graphModelSchema = z.object({
  modelTopology: z.object({ node: z.array(nodeSchema) }),
  weightsManifest: z.array(z.object({ paths: z.array(z.string()), weights: z.array(weightSchema) })),
  signature: z.object({ outputs: z.record(z.string(), z.object({ name: z.string() })).optional() }).optional(),
});

export type GraphModel = z.infer<typeof graphModelSchema>;
type NodeEntry = z.infer<typeof nodeSchema>;
type WeightEntry = z.infer<typeof weightSchema>;

/** A number known while converting: weights, and shapes computed from static shapes. */
export interface Constant {
  shape: readonly number[];
  data: Float32Array | Int32Array;
}

/** One operation of the graph, its attributes readable by kind. */
export class GraphNode {
  readonly name: string;
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly #entry: NodeEntry;

  constructor(entry: NodeEntry) {
    this.name = entry.name;
    this.operation = entry.op;
    // "^name" only orders execution; ":0" names the first result, and nothing here has more than one.
    this.inputs = entry.input.filter((reference) => !reference.startsWith('^')).map(withoutPort);
    this.#entry = entry;
  }

  /** The node with the same attributes, doing something else, under the same name where no other is said. */
  as({
    name = this.name,
    operation,
    inputs,
    fusedOperations,
  }: {
    name?: string;
    operation: string;
    inputs: readonly string[];
    fusedOperations?: readonly string[];
  }): GraphNode {
    const fused = fusedOperations && { fused_ops: { list: { s: fusedOperations.map(encodeText) } } };
    return new GraphNode({
      ...this.#entry,
      name,
      op: operation,
      input: [...inputs],
      attr: { ...this.#entry.attr, ...fused },
    });
  }

  integer(name: string): number {
    return this.#entry.attr[name]?.i ?? 0;
  }

  float(name: string): number {
    return this.#entry.attr[name]?.f ?? 0;
  }

  integers(name: string): readonly number[] | undefined {
    return this.#entry.attr[name]?.list?.i;
  }

  isSet(name: string): boolean {
    return this.#entry.attr[name]?.b ?? false;
  }

  text(name: string): string | undefined {
    const encoded = this.#entry.attr[name]?.s;
    return encoded === undefined ? undefined : decodeText(encoded);
  }

  texts(name: string): readonly string[] {
    return this.#entry.attr[name]?.list?.s?.map(decodeText) ?? [];
  }

  type(name: string): string {
    return String(this.#entry.attr[name]?.type ?? '');
  }

  shape(name: string): readonly number[] | undefined {
    return this.#entry.attr[name]?.shape?.dim.map(({ size }) => size);
  }
}

export const withoutPort = (reference: string): string => reference.replace(/:\d+$/, '');

const encodeText = (text: string) => Buffer.from(text).toString('base64');
const decodeText = (encoded: string) => Buffer.from(encoded, 'base64').toString();

export const sizeOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/**
 * Every weight of the model, its quantised ones made floats again. `bytes` are the weight files one after the other.
 */
export function readWeights(model: GraphModel, bytes: Buffer): Map<string, Constant> {
  const weights = new Map<string, Constant>();
  let offset = 0;
  for (const entry of model.weightsManifest.flatMap((group) => group.weights)) {
    const { data, byteLength } = readWeight(entry, bytes.subarray(offset));
    weights.set(entry.name, { shape: entry.shape, data });
    offset += byteLength;
  }
  return weights;
}

function readWeight(entry: WeightEntry, bytes: Buffer): { data: Float32Array | Int32Array; byteLength: number } {
  const count = sizeOf(entry.shape);
  const { quantization } = entry;
  if (quantization?.dtype === 'float16') {
    return {
      data: Float32Array.from({ length: count }, (_, i) => halfFloat(bytes.readUInt16LE(2 * i))),
      byteLength: 2 * count,
    };
  }
  if (quantization) {
    const width = quantization.dtype === 'uint8' ? 1 : 2;
    const { scale, min } = quantization;
    return {
      data: Float32Array.from({ length: count }, (_, i) => bytes.readUIntLE(width * i, width) * scale + min),
      byteLength: width * count,
    };
  }
  switch (entry.dtype) {
    case 'float32':
      return { data: Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(4 * i)), byteLength: 4 * count };
    case 'int32':
      return { data: Int32Array.from({ length: count }, (_, i) => bytes.readInt32LE(4 * i)), byteLength: 4 * count };
    case 'bool':
      return { data: Int32Array.from(bytes.subarray(0, count)), byteLength: count };
    default:
      return entry.dtype satisfies never;
  }
}

export function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
