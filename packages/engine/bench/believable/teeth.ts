import { labOf } from './lab.ts';
import { countWhere, partSet, type ParsedFace } from './parsed-face.ts';
import { medianLab } from './skin-tone.ts';

const isLip = partSet('upperLip', 'lowerLip');
const isMouth = partSet('mouth');
const isSkin = partSet('skin', 'nose');
/** A mouth with more of its inside in sight is not closed. */
const closedMouthMax = 0.02;
const lipsMin = 40;
/** Teeth are lighter than the lips around them and less red than skin, in units of CIELAB. */
const teeth = { lighterThanLips: 14, redderThanSkinMax: -2 } as const;

/** Share of closed lips on which teeth appear; undefined when the target's mouth is open or hidden. */
export function teethOnClosedLips({ before, after }: { before: ParsedFace; after: ParsedFace }): number | undefined {
  const places = [...before.parts.keys()].filter((i) => isLip[before.parts[i]!] || isMouth[before.parts[i]!]);
  const inside = places.filter((i) => isMouth[before.parts[i]!]).length;
  if (places.length < lipsMin || inside > closedMouthMax * places.length) return undefined;
  const light = teethLike(after, places) - teethLike(before, places);
  const parsed = countWhere(places.length, (k) => isMouth[after.parts[places[k]!]!]!) - inside;
  return Math.max(0, light, parsed) / places.length;
}

/** Pixels of the lips that have the colour of teeth. */
function teethLike({ rgb, parts }: ParsedFace, places: readonly number[]): number {
  const skin = medianLab(
    rgb,
    [...parts.keys()].filter((i) => isSkin[parts[i]!]),
  );
  const lips = medianLab(rgb, places);
  return countWhere(places.length, (k) => {
    const i = places[k]!;
    const [lightness, red] = labOf(rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!);
    return lightness > lips[0] + teeth.lighterThanLips && red < skin[1] + teeth.redderThanSkinMax;
  });
}
