import type { ExpectedStep, Steps, ToolWork } from './definition.ts';

const segmentSeconds = 10;
/** Of what the whole order costs. */
const planShare = 0.01;
/** The share of a frame's work that is done in squares around faces, whatever the size of the frame. */
const faceShare = 0.85;

/** In units of one second of 720p at 30 frames. */
export function costPerSecond(pixels: number, fps: number): number {
  return (faceShare + (1 - faceShare) * (pixels / (1280 * 720))) * (fps / 30);
}

export interface SwapSize {
  seconds: number;
  pixels: number;
  fps: number;
}

/** What is ordered at once; the rest follows when it is planned. */
export function planOfSwap({ seconds, pixels, fps }: SwapSize): ExpectedStep {
  return { kind: 'plan', cost: seconds * costPerSecond(pixels, fps) * planShare };
}

/** Everything that an order of this size will be. */
export function expectSwap(size: SwapSize): ExpectedStep[] {
  const { seconds, pixels, fps } = size;
  return [planOfSwap(size), ...expectPlanned({ seconds, perSecond: costPerSecond(pixels, fps) })];
}

/** Until it is planned nobody knows the segments of an order; what they will be about is known. */
function expectPlanned({ seconds, perSecond }: { seconds: number; perSecond: number }): ExpectedStep[] {
  const count = Math.max(1, Math.round(seconds / segmentSeconds));
  const segments = Array.from({ length: count }, () => ({
    kind: 'segment' as const,
    cost: (seconds * perSecond) / count,
  }));
  return [...segments, { kind: 'finish', cost: seconds * perSecond }];
}

/** Of one's own video and of a clip alike. The shares are from the time the stages take on a minute of 720p. */
export const swapWork = {
  steps: {
    plan: {
      paceAtFirst: { fixed: 0.07, perCost: 0 },
      isWithFrames: false,
      stage: 'preparing',
      expectAfter: ({ cost, seconds }) =>
        expectPlanned({ seconds, perSecond: cost / planShare / Math.max(0.1, seconds) }),
    },
    segment: { paceAtFirst: { fixed: 0.6, perCost: 6 }, isWithFrames: true, stage: 'rendering' },
    finish: { paceAtFirst: { fixed: 0.9, perCost: 0.33 }, isWithFrames: true },
  } satisfies Steps<'plan' | 'segment' | 'finish'>,
  stages: { preparing: [0, 2], rendering: [2, 84], joining: [84, 88], checking: [88, 99] },
  renderedBy: 'segment',
  whenGone: 'face_removed',
} as const satisfies ToolWork;
