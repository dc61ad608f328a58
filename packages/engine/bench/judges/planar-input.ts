/** Packed RGB as the planes of a network's input: (colour − mean) · gain. */
export function planarInput(rgb: Float32Array, { mean, gain }: { mean: number; gain: number }): Float32Array {
  const pixels = rgb.length / 3;
  const planes = new Float32Array(rgb.length);
  for (let channel = 0; channel < 3; channel++)
    for (let i = 0; i < pixels; i++) planes[channel * pixels + i] = (rgb[3 * i + channel]! - mean) * gain;
  return planes;
}
