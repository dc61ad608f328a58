import type { Db } from '@semblante/db';
import type { BlockingDeps } from '../blocking/index.ts';
import type { Clock, Enqueue, FileStore, Keys, QueueMail } from '../kernel/index.ts';

export interface ReportDeps {
  db: Db;
  clock: Clock;
  keys: Keys;
  files: FileStore;
  enqueue: Enqueue;
  queueMail: QueueMail;
  blocking: BlockingDeps;
  recogniseCopy: RecogniseCopy;
  reviewHours: number;
}

/** Something of ours that a copy can be compared with. */
export interface Known {
  id: string;
  fingerprint: string;
}

export type Recognised =
  | { kind: 'unreadable' }
  /** The one that is most alike, and those that are as alike as that; none where nothing of ours is shown. */
  | { kind: 'compared'; likely: { id: string; similarity: number }[] };

/** Looks at a stranger's file where it can do no harm, and compares it with what is known. */
export type RecogniseCopy = (file: string, known: AsyncIterable<Known[]>) => Promise<Recognised>;

export const reportsFolder = 'reports';
export const folderOfReport = (reportId: string) => `${reportsFolder}/${reportId}`;
export const copyOfReport = (reportId: string) => `${folderOfReport(reportId)}/copy`;
