import type { Language, OrderOf, ProcessingKind } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { processings } from '@semblante/db/schema';
import type { UserId } from '../kernel/index.ts';
import type { ExpectedStep } from '../tools/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';

/** Who orders, and by which key the order is told from another. */
export interface Orderer {
  userId: UserId;
  language: Language;
  idempotencyKey?: string | undefined;
}

type Columns = typeof processings.$inferInsert;

/** One processing that an order begins. */
export interface OpenedOrder {
  credits: number;
  row: Pick<Columns, 'title' | 'seconds' | 'settings' | 'videoId' | 'imageId' | 'analysisKey' | 'enhanced'>;
  faces: { personId: string; faceId: string; consentId: string }[];
  /** What is ordered at once; the others follow from these. */
  steps: ExpectedStep[];
}

export interface Opened {
  orders: OpenedOrder[];
  /** Several that are asked for, repeated and answered together. */
  isBatch: boolean;
  /** What is used now is kept longer. */
  touch(tx: Tx, at: Date): Promise<void>;
}

/** What a tool adds to the start of its orders. */
export interface Opener<Kind extends ProcessingKind> {
  /** Two orders of which this is the same are one. */
  same(order: OrderOf<Kind>): readonly unknown[];
  /** Locks what the order needs until the commit, and refuses what cannot be made. */
  open(tx: Tx, deps: ProcessingDeps, order: OrderOf<Kind> & Orderer): Promise<Opened>;
}
