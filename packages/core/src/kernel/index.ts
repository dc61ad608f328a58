export { AccountKey, accountKeyBytes, type AccountKeys } from './account-keys.ts';
export { AppError, type ErrorParams } from './app-error.ts';
export { addMs, type Clock, dayMs, hourMs, minuteMs, systemClock } from './clock.ts';
export { addDays, dayOf, daysBetween, startOfDay } from './days.ts';
export { eachAlone, type Report, unlessRefused } from './each-alone.ts';
export type { ByteRange, FileStore, LocalFiles, StoredFile } from './files.ts';
export {
  type BlockId,
  type CaseId,
  type ConsentId,
  type FaceId,
  type HoldId,
  idWithin,
  type ImageId,
  type LotId,
  newId,
  type OwnedId,
  type PaymentId,
  type ProcessingId,
  type ReportId,
  type SessionId,
  type StepId,
  type UserId,
  type VideoId,
} from './ids.ts';
export {
  currentOrigin,
  isRequestId,
  isTraceParent,
  KeptOrigin,
  type Origin,
  originToKeep,
  withOrigin,
} from './origin.ts';
export { plainFileName } from './plain-file-name.ts';
export { refundCents } from './money.ts';
export {
  copiedRowsMax,
  type CopiedFile,
  type CopiedRow,
  type CopyOf,
  type PersonalData,
  type PersonalTable,
  withoutKey,
} from './personal-data.ts';
export type { Enqueue, PublishEvent, QueueMail } from './ports.ts';
export { findRepeated, hashOrder } from './repeated-order.ts';
export { resealedAtOnce, resealRows } from './reseal-rows.ts';
export { readSealed, type SealedDeps, takeSealed, unsealInto } from './sealed-files.ts';
export {
  openTemporaryFolder,
  sweepTemporaryFolders,
  temporaryKinds,
  withTemporaryFolder,
} from './temporary-folders.ts';
export { hashToken, type Keys, keysFrom, newToken } from './sealing.ts';
