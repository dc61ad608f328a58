import type { ReportReason, ReviewState, ReviewSubject } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import type { CaseId, UserId } from '../kernel/index.ts';
import { insertCase } from './review.queries.ts';
import type { Screening } from './screening.ts';

export interface Opened {
  subject: ReviewSubject;
  subjectId: string;
  userId: UserId;
  screening: Exclude<Screening, { verdict: 'pass' }>;
  /** What staff will look at; of a refusal nothing is kept. */
  pictureKeys: string[];
  contentHash?: string | undefined;
  at: Date;
}

/** The screen held something, or refused it: either way it is written down, and a person can be asked. */
export async function openCase(tx: Tx, opened: Opened): Promise<CaseId> {
  const { screening, at, subject, subjectId, userId, contentHash } = opened;
  const isRefusal = screening.verdict === 'refuse';
  const { reason, moments, scores } = screening;
  const id = await insertCase(tx, {
    subject,
    subjectId,
    userId,
    source: 'screen',
    state: isRefusal ? 'refused' : 'open',
    reason,
    moments,
    scores,
    pictureKeys: isRefusal ? [] : opened.pictureKeys,
    contentHash,
    at,
  });
  await writeAudit(tx, { action: isRefusal ? 'screen.refused' : 'screen.held', subject, subjectId, after: { case: id, reason, moments, scores }, at });
  return id;
}

export interface Reported {
  subject: ReviewSubject;
  subjectId: string;
  userId: UserId | null;
  reason: ReportReason;
  pictureKeys: string[];
  at: Date;
}

/** Somebody reported it: it waits for a person, whatever the screen once said. A case of it that waits already takes the report in. */
export async function openReportedCase(tx: Tx, reported: Reported): Promise<CaseId> {
  const { reason, subject, subjectId, at } = reported;
  const id = await insertCase(tx, { ...reported, source: 'report', state: 'open', reason: `reported_${reason}`, moments: [], scores: {}, contentHash: undefined });
  await writeAudit(tx, { action: 'report.received', subject, subjectId, after: { case: id, reason }, at });
  return id;
}

/** As its owner sees it. An appeal is heard once. */
export function reviewShown(found: { id: CaseId; state: ReviewState; hadAppeal: boolean } | undefined): { id: string; can_appeal: boolean } | null {
  return found && found.state !== 'cleared' ? { id: found.id, can_appeal: found.state === 'refused' && !found.hadAppeal } : null;
}
