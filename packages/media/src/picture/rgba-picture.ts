/** Four bytes a pixel: sRGB colours, not multiplied by alpha, and alpha. */
export interface RgbaPicture {
  width: number;
  height: number;
  data: Uint8Array;
}
