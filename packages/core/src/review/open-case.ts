import type { ReportReason, ReviewSubject } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import type { CaseId, UserId } from '../kernel/index.ts';
import { type CaseDeps, deadlineFrom } from './case-deps.ts';
import { insertCase } from './review.queries.ts';
import type { Screening } from './screening.ts';
import { tellHeld } from './tell-owner.ts';

export interface Opened {
  subject: ReviewSubject;
  subjectId: string;
  userId: UserId;
  screening: Exclude<Screening, { verdict: 'pass' }>;
  /** What staff will look at; of a refusal nothing is kept. */
  pictureKeys: string[];
  /** What its owner may see of it meanwhile: small pictures of what they sent themselves. */
  ownerPictureKeys: string[];
  contentHash?: string | undefined;
}

/** The screen held something, or refused it: either way it is written down, and a person can be asked. */
export async function openCase(tx: Tx, deps: CaseDeps, opened: Opened): Promise<CaseId> {
  const { screening, subject, subjectId, userId, contentHash } = opened;
  const at = deps.clock();
  const decideBy = deadlineFrom(at, deps);
  const isRefusal = screening.verdict === 'refuse';
  const { reason, moments, scores } = screening;
  const { id, isNew } = await insertCase(tx, {
    subject,
    subjectId,
    userId,
    source: 'screen',
    state: isRefusal ? 'refused' : 'open',
    reason,
    moments,
    scores,
    pictureKeys: isRefusal ? [] : opened.pictureKeys,
    ownerPictureKeys: isRefusal ? [] : opened.ownerPictureKeys,
    decideBy,
    contentHash,
    toldAt: isRefusal || subject !== 'image' ? at : null,
    at,
  });
  await writeAudit(tx, {
    action: isRefusal ? 'screen.refused' : 'screen.held',
    subject,
    subjectId,
    after: { case: id, reason, moments, scores },
    at,
  });
  if (isNew && !isRefusal) await tellHeld(tx, deps, { subject, subjectId, userId, reason, moments, decideBy });
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

/**
 * Somebody reported it: it waits for a person, whatever the screen once said. A case of it that waits already takes the
 * report in.
 */
export async function openReportedCase(
  tx: Tx,
  deps: Pick<CaseDeps, 'reviewHours'>,
  reported: Reported,
): Promise<CaseId> {
  const { reason, subject, subjectId, at } = reported;
  const { id } = await insertCase(tx, {
    ...reported,
    ownerPictureKeys: [],
    decideBy: deadlineFrom(at, deps),
    source: 'report',
    state: 'open',
    toldAt: at,
    reason: `reported_${reason}`,
    moments: [],
    scores: {},
    contentHash: undefined,
  });
  await writeAudit(tx, { action: 'report.received', subject, subjectId, after: { case: id, reason }, at });
  return id;
}
