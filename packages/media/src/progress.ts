/** What a stage tells while it works. `done` never falls within a stage. */
export interface StageProgress {
  stage: Stage;
  done: number;
  total: number;
}

/** In the order in which a video passes through them. */
export const stages = ['probe', 'screen', 'analyse', 'prepare', 'render', 'join', 'label', 'sign'] as const;
export type Stage = (typeof stages)[number];

/**
 * What a listener hears: `fraction` of the whole task, 0 to 1, never falling, and the seconds that are probably left.
 */
export interface Progress extends StageProgress {
  fraction: number;
  secondsLeft: number | undefined;
}

/** Fewer done than this say nothing about the pace. */
const fractionToEstimateFrom = 0.02;

/**
 * Joins the stages of one task into one line that only rises. `weights` are the stages' expected shares of the time; a
 * stage that is not named weighs nothing. `now` is in milliseconds.
 */
export function trackProgress(
  weights: Partial<Record<Stage, number>>,
  listener: (progress: Progress) => void,
  now = () => performance.now(),
): (step: StageProgress) => void {
  const total = stages.reduce((sum, stage) => sum + (weights[stage] ?? 0), 0);
  const startedAt = now();
  let highest = 0;
  return ({ stage, done, total: steps }) => {
    const before = stages.slice(0, stages.indexOf(stage)).reduce((sum, earlier) => sum + (weights[earlier] ?? 0), 0);
    const within = steps > 0 ? Math.min(1, done / steps) : 0;
    highest = Math.max(highest, total > 0 ? (before + within * (weights[stage] ?? 0)) / total : 0);
    const seconds = (now() - startedAt) / 1000;
    const secondsLeft = highest > fractionToEstimateFrom ? (seconds * (1 - highest)) / highest : undefined;
    listener({ stage, done, total: steps, fraction: highest, secondsLeft });
  };
}
