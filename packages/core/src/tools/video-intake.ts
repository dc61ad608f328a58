import type { Steps } from './definition.ts';

/**
 * What becomes of an uploaded video before any tool has it: steps of the video, of no processing. In the order they
 * run.
 */
export const videoIntakeSteps = {
  'leave-out': { paceAtFirst: { fixed: 0, perCost: 0.5 }, isWithFrames: false },
  check: { paceAtFirst: { fixed: 0.8, perCost: 0.25 }, isWithFrames: false },
  analyse: { paceAtFirst: { fixed: 0.7, perCost: 0.3 }, isWithFrames: true },
} as const satisfies Steps<'leave-out' | 'check' | 'analyse'>;
