/** Of the long side at half strength, as the server blurs: three running means of this radius are its bell. */
const radiusShare = 0.02;
const halfStrength = 50;
const rounds = 3;
/** What the subject itself weighs: nothing while any background is near. Otherwise it would glow around itself. */
const subjectWeight = 0.004;

interface SmallPicture {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  original: Uint8ClampedArray;
  /** The same picture cut out: only its alpha is read. */
  cutOut: Uint8ClampedArray;
  /** 1 to 100. */
  strength: number;
}

/** The background out of focus, opaque, without the subject. */
export function blurBehind({
  width,
  height,
  original,
  cutOut,
  strength,
}: SmallPicture): Uint8ClampedArray<ArrayBuffer> {
  const radius = Math.max(1, Math.round((radiusShare * Math.max(width, height) * strength) / halfStrength));
  let plane = new Float32Array(4 * width * height);
  for (let at = 0; at < plane.length; at += 4) {
    const weight = 1 - (cutOut[at + 3] ?? 0) / 255 + subjectWeight;
    for (let channel = 0; channel < 3; channel += 1) plane[at + channel] = weight * (original[at + channel] ?? 0);
    plane[at + 3] = weight;
  }
  for (let round = 0; round < rounds; round += 1) {
    plane = sumAlong(plane, { lines: height, length: width, lineStep: 4 * width, step: 4, radius });
    plane = sumAlong(plane, { lines: width, length: height, lineStep: 4, step: 4 * width, radius });
  }
  return Uint8ClampedArray.from(plane, (value, place) =>
    place % 4 === 3 ? 255 : value / (plane[place - (place % 4) + 3] ?? 1),
  );
}

interface Direction {
  lines: number;
  length: number;
  lineStep: number;
  step: number;
  radius: number;
}

/** Running sums; beyond the edge the edge goes on. */
function sumAlong(
  plane: Float32Array,
  { lines, length, lineStep, step, radius }: Direction,
): Float32Array<ArrayBuffer> {
  const summed = new Float32Array(plane.length);
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const at = (place: number) =>
        plane[line * lineStep + Math.min(length - 1, Math.max(0, place)) * step + channel] ?? 0;
      let sum = 0;
      for (let place = -radius; place <= radius; place += 1) sum += at(place);
      for (let place = 0; place < length; place += 1) {
        summed[line * lineStep + place * step + channel] = sum / (2 * radius + 1);
        sum += at(place + radius + 1) - at(place - radius);
      }
    }
  }
  return summed;
}
