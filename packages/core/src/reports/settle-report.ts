import {
  type BlockSubject,
  type CopyState,
  type ReportReason,
  type ReviewSubject,
  ruleReason,
  urgentReasons,
} from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { type Afterwards, placeBlock } from '../blocking/index.ts';
import type { CaseId, UserId } from '../kernel/index.ts';
import { openReportedCase } from '../review/index.ts';
import type { ReportDeps } from './report-deps.ts';
import { findThumbnail } from './report.queries.ts';

/** What a report turned out to be about, and how sure that is. */
export interface About {
  subject: Exclude<BlockSubject, 'account'>;
  id: string;
  userId: UserId | null;
  isCertain: boolean;
  /** Results of the same account that nobody can tell from it. */
  twins: string[];
}

/**
 * The report reaches staff; what is certainly ours and reported as intimate or as showing a minor is out of reach from
 * this commit on. A clip of the catalogue was looked at by staff before it was published, and anyone who may see the
 * catalogue has its link: it waits for a person.
 */
export async function settleReport(
  tx: Tx,
  deps: ReportDeps,
  settled: { reportId: string; reason: ReportReason; how: CopyState; about: About | undefined },
): Promise<{ caseId: CaseId; afterwards: Afterwards | void }> {
  const { reportId, reason, how, about } = settled;
  const thumbnail = about?.subject === 'processing' ? await findThumbnail(tx, about.id) : undefined;
  const caseId = await openReportedCase(tx, deps, {
    subject: (about?.subject ?? 'report') as ReviewSubject,
    subjectId: about?.id ?? reportId,
    userId: about?.userId ?? null,
    reason,
    pictureKeys: thumbnail ? [thumbnail] : [],
    at: deps.clock(),
  });
  if (!about?.isCertain || about.subject === 'clip' || !urgentReasons.includes(reason))
    return { caseId, afterwards: undefined };
  const after: Afterwards[] = [];
  for (const subjectId of [about.id, ...about.twins]) {
    const { afterwards } = await placeBlock(tx, deps.blocking, {
      subject: about.subject,
      subjectId,
      reason: ruleReason.write({ reason, by: how === 'none' ? 'link' : 'copy' }),
      caseId,
    });
    if (afterwards) after.push(afterwards);
  }
  return { caseId, afterwards: async () => void (await Promise.all(after.map((act) => act()))) };
}
