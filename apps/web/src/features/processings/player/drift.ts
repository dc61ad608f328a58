/** Twice the time of a frame at 25 a second: less is not seen, and each correction costs a seek. */
const driftPlayingMax = 0.08;
const driftRestingMax = 0.005;

interface Positions {
  lead: number;
  follower: number;
  /** Where in the follower's video the leader's begins. */
  from: number;
  isPlaying: boolean;
}

/** Where the follower must jump to, if it has drifted further than the eye forgives. */
export function driftOf({ lead, follower, from, isPlaying }: Positions): number | undefined {
  const target = lead + from;
  return Math.abs(target - follower) > (isPlaying ? driftPlayingMax : driftRestingMax) ? target : undefined;
}
