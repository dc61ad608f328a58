export type Random = () => number;

/** The same numbers on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed * 7919 + 11;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** About normal, around 0. */
export function bell(random: Random): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
}
