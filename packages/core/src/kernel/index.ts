export { AppError, type ErrorParams } from './app-error.ts';
export { addMs, type Clock, systemClock } from './clock.ts';
export type { FileStore } from './files.ts';
export { type CaseId, type ConsentId, type FaceId, type HoldId, type LotId, newId, type PaymentId, type ProcessingId, type SessionId, type StepId, type UserId, type VideoId } from './ids.ts';
export { refundCents } from './money.ts';
export type { Enqueue, PublishEvent, QueueMail } from './ports.ts';
export { hashToken, type Keys, keysFrom, newToken } from './sealing.ts';
