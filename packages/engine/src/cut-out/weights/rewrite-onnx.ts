import {
  bytesField,
  halfFloat,
  integerField,
  message,
  type ProtobufField,
  readFields,
} from '@semblante/vision/weights';

/** Field numbers and codes are those of onnx.proto. */
const modelGraph = 7;
const graph = { node: 1, constant: 5, output: 12, knownShape: 13 } as const;
const node = { input: 1, output: 2, operation: 4, attribute: 5 } as const;
const attributeInteger = 3;
const tensor = { element: 2, halves: 5, name: 8, raw: 9 } as const;
const valueName = 1;
const elementFloat = 1;
const elementHalf = 10;

/** `single`: halves become floats, once, instead of at every run. `half`: numbers stay as they are. */
export type Precision = 'half' | 'single';

/**
 * The same network with its first output only, without what computed the others, in the precision wanted. ISNet's file
 * gives twelve outputs, side outputs of its training; keeping them alive costs a fifth of the memory, and casting
 * halves at every run costs time (see precision.ts).
 */
export function rewriteOnnx(onnx: Buffer, precision: Precision): Buffer {
  return message(
    ...[...readFields(onnx)].map((each) =>
      each.field === modelGraph && each.kind === 'bytes'
        ? bytesField(modelGraph, rewriteGraph(each.bytes, precision))
        : written(each),
    ),
  );
}

function rewriteGraph(bytes: Buffer, precision: Precision): Buffer {
  const fields = [...readFields(bytes)];
  const firstOutput = fields.find(({ field }) => field === graph.output);
  const { nodes, names } = whatIsNeeded(fields, nameIn(firstOutput, valueName));
  const kept = fields.flatMap((each) => {
    if (each.kind !== 'bytes') return [written(each)];
    switch (each.field) {
      case graph.node:
        return nodes.has(each)
          ? [bytesField(graph.node, precision === 'single' ? withFloatCast(each.bytes) : each.bytes)]
          : [];
      case graph.constant:
        return names.has(nameIn(each, tensor.name))
          ? [bytesField(graph.constant, precision === 'single' ? withFloats(each.bytes) : each.bytes)]
          : [];
      case graph.output:
        return each === firstOutput ? [written(each)] : [];
      case graph.knownShape: // names element types that may be others now; the runtime finds them out by itself
        return [];
      default:
        return [written(each)];
    }
  });
  return message(...kept);
}

/** What the output needs, found by walking back from it: the file does not keep nodes in the order of their use. */
function whatIsNeeded(
  fields: readonly ProtobufField[],
  output: string,
): { nodes: Set<ProtobufField>; names: Set<string> } {
  const makers = new Map<string, { field: ProtobufField; inputs: readonly string[] }>();
  for (const each of fields) {
    if (each.field !== graph.node || each.kind !== 'bytes') continue;
    const parts = [...readFields(each.bytes)];
    const names = (field: number) =>
      parts.flatMap((part) => (part.field === field && part.kind === 'bytes' ? [part.bytes.toString()] : []));
    for (const name of names(node.output)) makers.set(name, { field: each, inputs: names(node.input) });
  }
  const nodes = new Set<ProtobufField>();
  const names = new Set([output]);
  // A set goes on over what is added to it on the way.
  for (const name of names) {
    const maker = makers.get(name);
    if (!maker) continue;
    nodes.add(maker.field);
    for (const input of maker.inputs) names.add(input);
  }
  return { nodes, names };
}

/** A cast to halves becomes one to floats, which the runtime leaves out where floats arrive. */
function withFloatCast(bytes: Buffer): Buffer {
  const fields = [...readFields(bytes)];
  if (
    !fields.some((each) => each.field === node.operation && each.kind === 'bytes' && each.bytes.toString() === 'Cast')
  )
    return bytes;
  return message(
    ...fields.map((each) =>
      each.field === node.attribute && each.kind === 'bytes'
        ? bytesField(node.attribute, withFloatTarget(each.bytes))
        : written(each),
    ),
  );
}

function withFloatTarget(bytes: Buffer): Buffer {
  const fields = [...readFields(bytes)];
  return message(
    ...fields.map((each) =>
      each.field === attributeInteger && each.kind === 'number' && each.value === elementHalf
        ? integerField(attributeInteger, elementFloat)
        : written(each),
    ),
  );
}

function withFloats(bytes: Buffer): Buffer {
  const fields = [...readFields(bytes)];
  if (!fields.some((each) => each.field === tensor.element && each.kind === 'number' && each.value === elementHalf))
    return bytes;
  return message(
    ...fields.map((each) => {
      if (each.field === tensor.element) return integerField(tensor.element, elementFloat);
      if (each.field === tensor.raw && each.kind === 'bytes') return bytesField(tensor.raw, floatsOf(each.bytes));
      if (each.field === tensor.halves) throw new RangeError('halves are expected as raw bytes');
      return written(each);
    }),
  );
}

/** Every half as a float, by a table: there are only 65,536 of them, and a network has 44 million. */
function floatsOf(halves: Buffer): Buffer {
  floatBits ??= Uint32Array.from({ length: 65_536 }, (_, bits) => floatBitsOf(bits));
  // Copied, because a view of two-byte numbers must begin at an even address.
  const bits = new Uint16Array(Uint8Array.from(halves).buffer);
  const floats = new Uint32Array(bits.length);
  for (let i = 0; i < bits.length; i++) floats[i] = floatBits[bits[i]!]!;
  return Buffer.from(floats.buffer);
}

let floatBits: Uint32Array | undefined;

function floatBitsOf(half: number): number {
  return new Uint32Array(Float32Array.of(halfFloat(half)).buffer)[0]!;
}

function nameIn(parent: ProtobufField | undefined, field: number): string {
  if (parent?.kind !== 'bytes') throw new RangeError('the network has no output');
  for (const each of readFields(parent.bytes))
    if (each.field === field && each.kind === 'bytes') return each.bytes.toString();
  throw new RangeError('an output or a constant has no name');
}

function written(each: ProtobufField): Buffer {
  if (each.kind === 'number') return integerField(each.field, each.value);
  if (each.kind === 'bytes') return bytesField(each.field, each.bytes);
  // Neither of the fixed-width kinds is written by the house's writer, and only attributes hold them, which are copied
  // as a whole.
  throw new RangeError(`field ${each.field} is of a kind that is not rewritten`);
}
