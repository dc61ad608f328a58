/** Just enough DER (X.690) to write one certificate: node:crypto reads certificates but cannot make them. */
function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = bigEndian(length);
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

function bigEndian(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

export const sequence = (...contents: readonly Uint8Array[]) => element(0x30, ...contents);
export const set = (...contents: readonly Uint8Array[]) => element(0x31, ...contents);
export const octets = (content: Uint8Array) => element(0x04, content);
export const utf8 = (text: string) => element(0x0c, Buffer.from(text, 'utf8'));
export const yes = () => element(0x01, Buffer.from([0xff]));

/** `unused` counts the bits at the end that are not part of the value. */
export const bits = (content: Uint8Array, { unused }: { unused: number } = { unused: 0 }) =>
  element(0x03, Buffer.from([unused]), content);

/** A positive number given as big-endian bytes: a leading zero keeps it from reading as a negative one. */
export function integer(bytes: Uint8Array): Buffer {
  return bytes[0]! & 0x80 ? element(0x02, Buffer.from([0]), bytes) : element(0x02, bytes);
}

export function objectId(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number);
  return element(0x06, Buffer.from([first! * 40 + second!, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift(0x80 | (left & 0x7f));
  return digits;
}

/** GeneralizedTime is for 2050 and later; before that X.509 wants UTCTime with a year of two digits. */
export function time(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return date.getUTCFullYear() < 2050
    ? element(0x17, Buffer.from(digits.slice(2)))
    : element(0x18, Buffer.from(digits));
}

/** A context-specific tag around a whole element, as in `[3] EXPLICIT Extensions`. */
export const explicit = (number: number, content: Uint8Array) => element(0xa0 | number, content);

/** A context-specific tag in place of an element's own, as in `[0] IMPLICIT OCTET STRING`. */
export const implicit = (number: number, content: Uint8Array) => element(0x80 | number, content);
