import type { ReviewReason } from '@semblante/contracts';

/** What the automatic screen said of a file; never a bare yes or no. */
export type Screening =
  | { verdict: 'pass' }
  | {
      verdict: 'review' | 'refuse';
      reason: ReviewReason;
      /** In a video, in seconds. */
      moments: number[];
      scores: Record<string, number>;
    };
