import { addMs, type Clock, hourMs, type PublishEvent, type QueueMail } from '../kernel/index.ts';

/** What a case needs that tells its owner: live, by mail, and until when. */
export interface CaseDeps {
  clock: Clock;
  queueMail: QueueMail;
  publishEvent: PublishEvent;
  /** Within so many a person decides. */
  reviewHours: number;
}

export const deadlineFrom = (at: Date, { reviewHours }: Pick<CaseDeps, 'reviewHours'>): Date =>
  addMs(at, reviewHours * hourMs);
