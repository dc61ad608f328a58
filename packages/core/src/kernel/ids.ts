import { v5, v7 } from 'uuid';

declare const brand: unique symbol;
type Branded<Name extends string, Base = string> = Base & { readonly [brand]: Name };

export type UserId = Branded<'user'>;
export type SessionId = Branded<'session'>;
export type PaymentId = Branded<'payment'>;
export type FaceId = Branded<'face'>;
export type ConsentId = Branded<'consent'>;
export type VideoId = Branded<'video'>;
export type ImageId = Branded<'image'>;
export type ProcessingId = Branded<'processing'>;
export type CaseId = Branded<'case'>;
export type BlockId = Branded<'block'>;
export type ReportId = Branded<'report'>;
export type StepId = Branded<'step'>;
/** The number of the ledger's entry that made the hold. */
export type HoldId = Branded<'hold', number>;
/** The number of the ledger's entry that granted or gave the lot. */
export type LotId = Branded<'lot', number>;

/** Ordered by time, so that new rows land at the end of an index. */
export function newId<Id extends string>(): Id {
  return v7() as Id;
}

/** What an account can have once only: asked for twice, it is the same row. */
export function idWithin<Id extends string>(userId: UserId, name: string): Id {
  return v5(name, userId) as Id;
}

/** One thing of one person: whoever reads or changes it asks for both in one `where`. */
export interface OwnedId {
  id: string;
  userId: UserId;
}
