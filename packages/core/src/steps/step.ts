import type { StepKind } from '@semblante/db/schema';
import type { KeptOrigin, ProcessingId, StepId, UserId, VideoId } from '../kernel/index.ts';

/** What a step is a part of. */
export type StepOwner =
  | { videoId: VideoId; processingId?: undefined }
  | { processingId: ProcessingId; videoId?: undefined };

export interface NewStep {
  userId: UserId;
  owner: StepOwner;
  kind: StepKind;
  ordinal: number;
  frames?: { first: number; end: number } | undefined;
  cost: number;
  state: 'waiting' | 'blocked';
  orderedAt: Date;
}

/** A step in the hands of a worker. */
export interface LeasedStep {
  id: StepId;
  lease: string;
  userId: UserId;
  owner: StepOwner;
  kind: StepKind;
  ordinal: number;
  frames: { first: number; end: number } | undefined;
  cost: number;
  orderedAt: Date;
  /** This one included. */
  tries: number;
  origin: KeptOrigin;
}

/** A worker says so every few seconds; three missed words and the step is given to another. */
export const leaseMs = 20_000;
export const triesMax = 3;
/** What a step needs is away: asked again so often, and for so long after the order no fault of the step. */
export const outage = { waitMs: 10_000, msMax: 3_600_000 };
const retryAfterMs = { first: 2_000, later: 10_000 };

export function waitAfterTry(tries: number): number {
  return tries <= 1 ? retryAfterMs.first : retryAfterMs.later;
}
