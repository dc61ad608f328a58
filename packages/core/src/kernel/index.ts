export { AppError, type ErrorParams } from './app-error.ts';
export { addMs, type Clock, systemClock } from './clock.ts';
export { type HoldId, type LotId, newId, type PaymentId, type SessionId, type UserId } from './ids.ts';
export { refundCents } from './money.ts';
export type { Enqueue, PublishEvent, QueueMail } from './ports.ts';
export { hashToken, type Keys, keysFrom, newToken } from './sealing.ts';
