/** The few wire types of protocol buffers that an ONNX file needs. A message is its fields put one after the other. */
const wireVarint = 0;
const wireBytes = 2;
const wireFloat = 5;

function varint(value: number | bigint): Buffer {
  // Negative numbers are written as their 64-bit two's complement.
  let rest = BigInt.asUintN(64, BigInt(value));
  const bytes: number[] = [];
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}

const fieldKey = (field: number, wire: number) => varint((field << 3) | wire);

export const message = (...fields: readonly Buffer[]): Buffer => Buffer.concat(fields);

export const integerField = (field: number, value: number | bigint): Buffer =>
  Buffer.concat([fieldKey(field, wireVarint), varint(value)]);

export const bytesField = (field: number, bytes: Uint8Array): Buffer =>
  Buffer.concat([fieldKey(field, wireBytes), varint(bytes.byteLength), bytes]);

export const textField = (field: number, text: string): Buffer => bytesField(field, Buffer.from(text));

export function floatField(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([fieldKey(field, wireFloat), bytes]);
}
