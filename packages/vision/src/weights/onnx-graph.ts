import { bytesField, floatField, integerField, message, textField } from './protobuf-writer.ts';

/** Field numbers and codes below are those of onnx.proto. */
const irVersion = 8;
const operatorSet = 13;
const elementFloat = 1;
const elementInt64 = 7;
const elementHalf = 10;
const attributeFloat = 1;
const attributeInteger = 2;
const attributeText = 3;
const attributeIntegers = 7;

export type Attribute = number | string | readonly number[] | { float: number };
export type ElementType = 'float' | 'integer';

export const elementCode = (element: ElementType): number => (element === 'float' ? elementFloat : elementInt64);

function attributeMessage(name: string, value: Attribute): Buffer {
  if (typeof value === 'number')
    return message(textField(1, name), integerField(3, value), integerField(20, attributeInteger));
  if (typeof value === 'string')
    return message(textField(1, name), textField(4, value), integerField(20, attributeText));
  if ('float' in value)
    return message(textField(1, name), floatField(2, value.float), integerField(20, attributeFloat));
  return message(
    textField(1, name),
    ...value.map((entry) => integerField(8, entry)),
    integerField(20, attributeIntegers),
  );
}

/** A side that may be anything. */
export const anySize = -1;

function valueMessage(name: string, shape: readonly number[]): Buffer {
  const sizeMessage = (size: number) => (size === anySize ? message() : integerField(1, size));
  const dimensions = message(...shape.map((size) => bytesField(1, sizeMessage(size))));
  const tensorType = message(integerField(1, elementFloat), bytesField(2, dimensions));
  return message(textField(1, name), bytesField(2, bytesField(1, tensorType)));
}

/**
 * Collects nodes and constants of one network, then writes it as an ONNX file. Names are numbered, so equal input gives
 * equal bytes.
 */
export class OnnxGraph {
  readonly #nodes: Buffer[] = [];
  readonly #constants: Buffer[] = [];
  readonly #inputs: Buffer[] = [];
  readonly #outputs: Buffer[] = [];
  #count = 0;

  /** A node with one result, whose name is returned. An empty input name means "left out". */
  add(operation: string, inputs: readonly string[], attributes: Readonly<Record<string, Attribute>> = {}): string {
    const output = `t${this.#count++}`;
    this.#addNamed(operation, { inputs, output, attributes });
    return output;
  }

  addFloats(shape: readonly number[], data: Float32Array): string {
    return this.#addConstant(shape, {
      element: elementFloat,
      bytes: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    });
  }

  /** Rounded to half precision; a `Cast` makes them usable among floats. */
  addHalves(shape: readonly number[], data: Float32Array): string {
    const halves = Uint16Array.from(data, halfBits);
    return this.#addConstant(shape, { element: elementHalf, bytes: new Uint8Array(halves.buffer) });
  }

  addIntegers(shape: readonly number[], data: Iterable<number>): string {
    const wide = BigInt64Array.from(data, (value) => BigInt(value));
    return this.#addConstant(shape, { element: elementInt64, bytes: new Uint8Array(wide.buffer) });
  }

  addInput(name: string, shape: readonly number[]): void {
    this.#inputs.push(valueMessage(name, shape));
  }

  addOutput(name: string, { from, shape }: { from: string; shape: readonly number[] }): void {
    this.#addNamed('Identity', { inputs: [from], output: name, attributes: {} });
    this.#outputs.push(valueMessage(name, shape));
  }

  toBytes(): Buffer {
    const graph = message(
      ...this.#nodes.map((node) => bytesField(1, node)),
      textField(2, 'graph'),
      ...this.#constants.map((constant) => bytesField(5, constant)),
      ...this.#inputs.map((input) => bytesField(11, input)),
      ...this.#outputs.map((output) => bytesField(12, output)),
    );
    const operators = message(textField(1, ''), integerField(2, operatorSet));
    return message(integerField(1, irVersion), bytesField(7, graph), bytesField(8, operators));
  }

  #addConstant(shape: readonly number[], { element, bytes }: { element: number; bytes: Uint8Array }): string {
    const name = `c${this.#count++}`;
    const dimensions = shape.map((size) => integerField(1, size));
    this.#constants.push(message(...dimensions, integerField(2, element), textField(8, name), bytesField(9, bytes)));
    return name;
  }

  #addNamed(
    operation: string,
    {
      inputs,
      output,
      attributes,
    }: { inputs: readonly string[]; output: string; attributes: Readonly<Record<string, Attribute>> },
  ): void {
    const written = Object.entries(attributes).map(([name, value]) => bytesField(5, attributeMessage(name, value)));
    this.#nodes.push(
      message(
        ...inputs.map((input) => textField(1, input)),
        textField(2, output),
        textField(3, output),
        textField(4, operation),
        ...written,
      ),
    );
  }
}

/** The nearest half-precision number, as its bits; weights are far from its largest. */
function halfBits(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24);
  const exponent = Math.floor(Math.log2(size));
  // A fraction that rounds up to 1 carries into the exponent by itself.
  return sign + ((exponent + 15) << 10) + Math.round((size / 2 ** exponent - 1) * 1024);
}
