/** Four bytes a pixel: sRGB colours, not multiplied by alpha, and alpha. */
export interface RgbaPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The same bytes a pixel at a time, alpha in the uppermost eight bits: every processor that Node runs on begins with the lowest. */
export function wordsOf(data: Uint8Array): Uint32Array {
  if (data.byteOffset % 4 === 0) return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  throw new Error('pixels do not begin at a word');
}
