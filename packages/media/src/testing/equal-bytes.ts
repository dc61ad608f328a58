import { expect } from 'vitest';

/**
 * Set-up of every test file: pictures are compared as bytes. Element by element, as vitest would, two pictures of 640
 * by 360 take seconds. Fractions that differ in a byte are left to vitest: one NaN may be written in several ways.
 */
expect.addEqualityTesters([
  (a: unknown, b: unknown) => {
    if (!ArrayBuffer.isView(a) || !ArrayBuffer.isView(b) || a.constructor !== b.constructor) return undefined;
    if (bytesOf(a).equals(bytesOf(b))) return true;
    return a instanceof Float32Array || a instanceof Float64Array ? undefined : false;
  },
]);

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
