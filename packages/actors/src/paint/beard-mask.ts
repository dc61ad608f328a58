import { smoothstep } from '../geometry/interpolation.ts';
import type { BeardStyle } from '../people/person.ts';
import { midlineCm } from './face-map.ts';

/**
 * Where hair grows on the lower face, 0 to 1; x and y are the texture's centimetres, `inLip` is positive on the lips.
 */
export function beardShare(style: BeardStyle, x: number, y: number, inLip: number): number {
  const fromMiddle = Math.abs(x - midlineCm);
  const besideLips = 1 - smoothstep(-0.3, -0.1, inLip);
  if (besideLips === 0) return 0;
  const sideburn = smoothstep(8.8, 11.8, y) * smoothstep(5.3, 6.8, fromMiddle);
  const chin = smoothstep(14.9, 16.1, y + 0.15 * fromMiddle) * (1 - 0.55 * soulPatchGap(fromMiddle, y));
  const jaw = smoothstep(12.8, 14.8, y - (6 - fromMiddle) * 0.12) * smoothstep(3, 4.3, fromMiddle);
  const moustache =
    smoothstep(12.4 + 0.1 * fromMiddle, 12.95 + 0.16 * fromMiddle, y) *
    (1 - smoothstep(14.4, 15.2, y)) *
    (1 - smoothstep(2.2, 3.3, fromMiddle));
  const grows = Math.max(
    style.cheeks === false ? 0 : Math.max(sideburn, jaw),
    style.cheeks === false ? chin * (1 - smoothstep(2.2, 3.4, fromMiddle)) : chin,
    style.moustache === false ? 0 : moustache,
  );
  // The skull stretches the outermost texels over the back of the head: no beard there.
  const inside = 1 - smoothstep(0.9, 1, Math.hypot(fromMiddle / 9.2, (y - 11) / 9));
  return grows * besideLips * inside;
}

/** The bare corners on both sides of the tuft under the lower lip. */
const soulPatchGap = (fromMiddle: number, y: number): number =>
  Math.exp(-(((fromMiddle - 1.5) / 0.6) ** 2) - ((y - 16.2) / 0.5) ** 2);
