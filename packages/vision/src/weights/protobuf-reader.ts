/**
 * One field of a protocol buffer message: a number, or where its bytes are. Four- and eight-byte numbers come as bytes.
 */
export type ProtobufField =
  | { field: number; kind: 'number'; value: number }
  | { field: number; kind: 'bytes' | 'fixed'; bytes: Buffer };

/** The fields of a message in their order, without copying. Throws a `RangeError` where the message breaks off. */
export function* readFields(message: Buffer): Generator<ProtobufField> {
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at++);
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return Number(BigInt.asIntN(64, value));
    }
  };
  const bytes = (length: number) => {
    if (at + length > message.length) throw new RangeError('a protocol buffer breaks off');
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = varint();
    const [field, wire] = [key >> 3, key & 7];
    if (wire === 0) yield { field, kind: 'number', value: varint() };
    else if (wire === 2) yield { field, kind: 'bytes', bytes: bytes(varint()) };
    else if (wire === 5) yield { field, kind: 'fixed', bytes: bytes(4) };
    else if (wire === 1) yield { field, kind: 'fixed', bytes: bytes(8) };
    else throw new RangeError(`a protocol buffer has wire type ${wire}`);
  }
}
