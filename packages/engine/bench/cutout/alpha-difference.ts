/**
 * Mean absolute difference as a fraction of 1, and how well the parts that are more subject than not lie over each
 * other.
 */
export function alphaDifference(alpha: Uint8Array, reference: Uint8Array): { mae: number; iou: number } {
  if (alpha.length !== reference.length) throw new RangeError('alphas of different size');
  let [difference, both, either] = [0, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    difference += Math.abs(alpha[i]! - reference[i]!);
    const [isSubject, isReference] = [alpha[i]! > 127, reference[i]! > 127];
    if (isSubject && isReference) both++;
    if (isSubject || isReference) either++;
  }
  return { mae: difference / alpha.length / 255, iou: either === 0 ? 1 : both / either };
}
