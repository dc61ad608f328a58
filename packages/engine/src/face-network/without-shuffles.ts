import { bytesField, integerField, message, readFields, textField } from '@semblante/vision/weights';

/** Field numbers and codes are those of onnx.proto. */
const modelGraph = 7;
const graph = { node: 1, input: 11, output: 12 } as const;
const node = { input: 1, output: 2, operation: 4 } as const;
const elementFloat = 1;

/** What a pixel unshuffle is in the file, and a pixel shuffle. */
const opening = ['Reshape', 'Transpose', 'Reshape'];
const ending = ['DepthToSpace'];

interface Node {
  bytes: Buffer;
  operation: string;
  inputs: string[];
  outputs: string[];
}

export interface Shapes {
  input: readonly number[];
  output: readonly number[];
}

/**
 * The same network without the pixel unshuffle at its start and the shuffle at its end: ONNX Runtime takes a seventh
 * of the whole time for them, and who writes and reads the planes can lay them out so at once.
 */
export function withoutShuffles(onnx: Buffer, shapes: Shapes): Buffer {
  return message(
    ...[...readFields(onnx)].map((each) => {
      if (each.kind === 'number') return integerField(each.field, each.value);
      return bytesField(each.field, each.field === modelGraph ? rewriteGraph(each.bytes, shapes) : each.bytes);
    }),
  );
}

function rewriteGraph(bytes: Buffer, shapes: Shapes): Buffer {
  const fields = [...readFields(bytes)].map((each) => {
    if (each.kind !== 'bytes') throw new RangeError(`a graph has no field ${each.field} of this kind`);
    return each;
  });
  const nodes = fields.filter(({ field }) => field === graph.node).map((each) => readNode(each.bytes));
  const first = walk(opening, nameOf(fields, graph.input), (name) => {
    const user = nodes.find(({ inputs }) => inputs[0] === name);
    return user && { node: user, next: user.outputs[0]! };
  });
  const last = walk(ending, nameOf(fields, graph.output), (name) => {
    const maker = nodes.find(({ outputs }) => outputs[0] === name);
    return maker && { node: maker, next: maker.inputs[0]! };
  });
  const passed = [...first.passed, ...last.passed];
  // The shapes they were given have no other use.
  const shapesOf = nodes.filter(({ operation, outputs }) =>
    passed.some(({ inputs }) => operation === 'Constant' && inputs[1] === outputs[0]),
  );
  const dropped = new Set([...passed, ...shapesOf].map((each) => each.bytes));
  return message(
    ...fields.flatMap((each) => {
      if (each.field === graph.input) return [bytesField(graph.input, valueOf(first.name, shapes.input))];
      if (each.field === graph.output) return [bytesField(graph.output, valueOf(last.name, shapes.output))];
      return dropped.has(each.bytes) ? [] : [bytesField(each.field, each.bytes)];
    }),
  );
}

/** The nodes passed on the way from a name, and the name they lead to. */
function walk(
  operations: readonly string[],
  from: string,
  step: (name: string) => { node: Node; next: string } | undefined,
): { name: string; passed: Node[] } {
  const passed: Node[] = [];
  let name = from;
  for (const operation of operations) {
    const found = step(name);
    if (found?.node.operation !== operation)
      throw new RangeError(`the face network has ${found?.node.operation} at ${name}, not ${operation}`);
    passed.push(found.node);
    name = found.next;
  }
  return { name, passed };
}

function readNode(bytes: Buffer): Node {
  const read: Node = { bytes, operation: '', inputs: [], outputs: [] };
  for (const each of readFields(bytes)) {
    if (each.kind !== 'bytes') continue;
    if (each.field === node.input) read.inputs.push(each.bytes.toString());
    if (each.field === node.output) read.outputs.push(each.bytes.toString());
    if (each.field === node.operation) read.operation = each.bytes.toString();
  }
  return read;
}

function nameOf(fields: readonly { field: number; bytes: Buffer }[], field: number): string {
  const found = fields.find((each) => each.field === field);
  for (const each of found ? readFields(found.bytes) : [])
    if (each.field === 1 && each.kind === 'bytes') return each.bytes.toString();
  throw new RangeError('the face network has no input or no output');
}

function valueOf(name: string, shape: readonly number[]): Buffer {
  const dimensions = message(...shape.map((size) => bytesField(1, integerField(1, size))));
  const tensor = message(integerField(1, elementFloat), bytesField(2, dimensions));
  return message(textField(1, name), bytesField(2, bytesField(1, tensor)));
}
