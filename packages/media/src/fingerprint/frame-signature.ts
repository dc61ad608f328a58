export const signatureGridSide = 32;
const frequencies = 12;
export const signatureLength = frequencies * frequencies - 1;

/**
 * Pictures have less of a frequency the higher it is; this evens them out, so that details tell two similar pictures
 * apart.
 */
const frequencyExponent = 1.3;

/** Below this many levels of contrast a frame is fog, a fade or black, and looks like every other one. */
const contrastMin = 1.2;

/** Values beyond 2.2 times the usual one are clipped: four bits each. */
const levelMax = 7;
const levelsPerDeviation = levelMax / 2.2;

const basis = Array.from({ length: frequencies }, (_, k) =>
  Float64Array.from(
    { length: signatureGridSide },
    (_, n) => (Math.cos((Math.PI * k * (n + 0.5)) / signatureGridSide) * (k > 0 ? Math.SQRT2 : 1)) / signatureGridSide,
  ),
);

const weights = Float64Array.from(
  { length: frequencies * frequencies },
  (_, i) => Math.hypot(i % frequencies, Math.floor(i / frequencies)) ** frequencyExponent,
);

/**
 * What a frame looks like, in 143 numbers from -7 to 7: its lowest frequencies without the mean, so brightness and
 * contrast do not count. All zero for a frame without content.
 */
export function frameSignature(grid: Float32Array): Int8Array {
  const spectrum = cosineTransform(grid);
  const signature = new Int8Array(signatureLength);
  let energy = 0;
  let weightedEnergy = 0;
  for (let i = 1; i < spectrum.length; i++) {
    energy += spectrum[i]! ** 2;
    spectrum[i]! *= weights[i]!;
    weightedEnergy += spectrum[i]! ** 2;
  }
  if (Math.sqrt(energy) < contrastMin) return signature;
  const scale = levelsPerDeviation / Math.sqrt(weightedEnergy / signatureLength);
  for (let i = 0; i < signatureLength; i++)
    signature[i] = Math.max(-levelMax, Math.min(levelMax, Math.round(spectrum[i + 1]! * scale)));
  return signature;
}

function cosineTransform(grid: Float32Array): Float64Array {
  const side = signatureGridSide;
  const half = new Float64Array(frequencies * side);
  for (let k = 0; k < frequencies; k++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let y = 0; y < side; y++) sum += basis[k]![y]! * grid[y * side + x]!;
      half[k * side + x] = sum;
    }
  }
  const spectrum = new Float64Array(frequencies * frequencies);
  for (let k = 0; k < frequencies; k++) {
    for (let l = 0; l < frequencies; l++) {
      let sum = 0;
      for (let x = 0; x < side; x++) sum += basis[l]![x]! * half[k * side + x]!;
      spectrum[k * frequencies + l] = sum;
    }
  }
  return spectrum;
}
