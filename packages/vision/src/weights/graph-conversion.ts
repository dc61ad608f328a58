import { OnnxGraph, type Attribute, type ElementType } from './onnx-graph.ts';
import type { Constant, GraphNode } from './tfjs-graph.ts';

/**
 * A tensor of the network being written. `shape` is always TensorFlow's (channels last); `layout` says how the ONNX
 * tensor really lies: pictures are kept channels first, as ONNX convolutions want them, for as long as no operation
 * mixes the axes.
 */
export interface Value {
  name: string;
  shape: readonly number[];
  layout: 'channels-first' | 'channels-last';
  element: ElementType;
}

/** Where axis i of a picture lies when channels come first, and the reverse order. */
export const firstFromLast = [0, 3, 1, 2] as const;
export const axisWhenFirst = [0, 2, 3, 1] as const;

/**
 * What is known half way through a conversion: the values written so far and the constants, plus the ONNX graph they go
 * to.
 */
export class GraphConversion {
  readonly onnx = new OnnxGraph();
  readonly #values = new Map<string, Value>();
  readonly #constants: Map<string, Constant>;
  /** Pictures that were channels last, by their name then: each is turned once, however many operations want it. */
  readonly #turned = new Map<string, Value>();

  constructor(weights: ReadonlyMap<string, Constant>) {
    this.#constants = new Map(weights);
  }

  setValue(name: string, value: Value): void {
    this.#values.set(name, value);
  }

  setConstant(name: string, constant: Constant): void {
    this.#constants.set(name, constant);
  }

  findValue(name: string): Value | undefined {
    return this.#values.get(name);
  }

  findConstant(name: string): Constant | undefined {
    return this.#constants.get(name);
  }

  getValue(name: string): Value {
    const value = this.#values.get(name);
    if (value) return value;
    const constant = this.getConstant(name);
    return this.#constantValue(constant);
  }

  getConstant(name: string): Constant {
    const constant = this.#constants.get(name);
    if (!constant)
      throw new Error(`the graph uses ${name} before it is computed, or as a constant though it is not one`);
    return constant;
  }

  inputValue(node: GraphNode, position = 0): Value {
    return this.getValue(inputName(node, position));
  }

  inputConstant(node: GraphNode, position: number): Constant {
    return this.getConstant(inputName(node, position));
  }

  add(operation: string, inputs: readonly string[], attributes: Readonly<Record<string, Attribute>> = {}): string {
    return this.onnx.add(operation, inputs, attributes);
  }

  channelsFirst(value: Value): Value {
    if (value.layout === 'channels-first') return value;
    const known = this.#turned.get(value.name);
    if (known) return known;
    const name = this.add('Transpose', [value.name], { perm: firstFromLast });
    const turned: Value = { ...value, name, layout: 'channels-first' };
    // A convolution that changes nothing: from its result on, the runtime keeps its own blocked layout, also through
    // sums.
    if (value.element === 'float') turned.name = this.scaleChannels(turned, new Float32Array(value.shape[3]!).fill(1));
    this.#turned.set(value.name, turned);
    return turned;
  }

  channelsLast(value: Value): Value {
    if (value.layout === 'channels-last') return value;
    return { ...value, name: this.add('Transpose', [value.name], { perm: axisWhenFirst }), layout: 'channels-last' };
  }

  /** A picture constant (or anything that broadcasts over one), laid out with channels first. */
  addPictureConstant({ shape, data }: Constant): string {
    const padded = [...Array.from({ length: Math.max(0, 4 - shape.length) }, () => 1), ...shape] as [
      number,
      number,
      number,
      number,
    ];
    const [count, height, width, channels] = padded;
    const moved = new Float32Array(data.length);
    let i = 0;
    for (let picture = 0; picture < count; picture++) {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          for (let channel = 0; channel < channels; channel++)
            moved[((picture * channels + channel) * height + y) * width + x] = data[i++]!;
        }
      }
    }
    return this.onnx.addFloats([count, channels, height, width], moved);
  }

  /**
   * Each channel of a channels-first picture times its own factor, as a convolution: see convert-activation.ts for why.
   */
  scaleChannels({ name }: Value, factors: Float32Array): string {
    const kernel = this.onnx.addFloats([factors.length, 1, 1, 1], factors);
    return this.add('Conv', [name, kernel], { group: factors.length, kernel_shape: [1, 1] });
  }

  reshape(value: Value, shape: readonly number[]): Value {
    const { name } = this.channelsLast(value);
    const target = this.onnx.addIntegers([shape.length], shape);
    return { name: this.add('Reshape', [name, target]), shape, layout: 'channels-last', element: value.element };
  }

  #constantValue({ shape, data }: Constant): Value {
    if (data instanceof Float32Array)
      return { name: this.onnx.addFloats(shape, data), shape, layout: 'channels-last', element: 'float' };
    return { name: this.onnx.addIntegers(shape, data), shape, layout: 'channels-last', element: 'integer' };
  }
}

export function inputName(node: GraphNode, position: number): string {
  const name = node.inputs.at(position);
  if (name === undefined) throw new Error(`${node.operation} ${node.name} has no input ${position}`);
  return name;
}

/** What one kind of operation becomes; undefined when it only made a constant. */
export type OperationConverter = (node: GraphNode, graph: GraphConversion) => Value | undefined;
