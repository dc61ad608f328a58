import * as ort from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { bytesField, integerField, message, textField } from '@semblante/vision/weights';
import { rewriteOnnx } from './rewrite-onnx.ts';

const half = 10;
const float = 1;

const value = (name: string, shape: readonly number[]) => {
  const dimensions = message(...shape.map((size) => bytesField(1, integerField(1, size))));
  return message(
    textField(1, name),
    bytesField(2, bytesField(1, message(integerField(1, float), bytesField(2, dimensions)))),
  );
};
const node = (operation: string, inputs: readonly string[], output: string, ...attributes: Buffer[]) =>
  bytesField(
    1,
    message(
      ...inputs.map((input) => textField(1, input)),
      textField(2, output),
      textField(4, operation),
      ...attributes.map((each) => bytesField(5, each)),
    ),
  );
const castTo = (element: number) => message(textField(1, 'to'), integerField(3, element), integerField(20, 2));
const halves = (name: string, bits: readonly number[]) =>
  bytesField(
    5,
    message(
      integerField(1, bits.length),
      integerField(2, half),
      textField(8, name),
      bytesField(9, Buffer.from(Uint16Array.from(bits).buffer)),
    ),
  );

/**
 * wanted = input · (2, -0.5, 65504, 2^-24) computed in halves; besides, an output that nobody asks for. The cast back
 * stands before its input is made.
 */
const network = message(
  integerField(1, 8),
  bytesField(
    7,
    message(
      node('Cast', ['product'], 'wanted', castTo(float)),
      node('Cast', ['input'], 'small', castTo(half)),
      node('Mul', ['small', 'factors'], 'product'),
      node('Mul', ['small', 'others'], 'side'),
      node('Cast', ['side'], 'unwanted', castTo(float)),
      textField(2, 'graph'),
      halves('factors', [0x4000, 0xb800, 0x7bff, 0x0001]),
      halves('others', [0x3c00, 0x3c00, 0x3c00, 0x3c00]),
      bytesField(11, value('input', [4])),
      bytesField(12, value('wanted', [4])),
      bytesField(12, value('unwanted', [4])),
    ),
  ),
  bytesField(8, message(textField(1, ''), integerField(2, 13))),
);

async function run(onnx: Buffer, input: readonly number[]): Promise<{ outputs: readonly string[]; values: number[] }> {
  const session = await ort.InferenceSession.create(onnx);
  const results = await session.run({ input: new ort.Tensor('float32', Float32Array.from(input), [4]) });
  return { outputs: session.outputNames, values: [...(results['wanted']!.data as Float32Array)] };
}

it('leaves the first output only, and nothing that was made for the others', async () => {
  const rewritten = rewriteOnnx(network, 'half');
  expect(await run(rewritten, [3, 3, 1, 1])).toEqual({ outputs: ['wanted'], values: [6, -1.5, 65504, 2 ** -24] });
  expect(rewritten.includes('others')).toBe(false);
});

it('turns halves into floats when asked to, to the last bit', async () => {
  const rewritten = rewriteOnnx(network, 'single');
  expect(await run(rewritten, [1, 1, 2, 0.5])).toEqual({ outputs: ['wanted'], values: [2, -0.5, 131008, 2 ** -25] });
  expect(rewritten.includes(Buffer.from(Float32Array.of(2, -0.5, 65504, 2 ** -24).buffer))).toBe(true);
});

it('refuses a file that breaks off', () => {
  expect(() => rewriteOnnx(network.subarray(0, network.length - 30), 'single')).toThrow(RangeError);
});
