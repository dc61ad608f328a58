import { type CaptchaAnswer, type Language, type ReportFields, type ReportStatus } from '@semblante/contracts';
import { networkOf, type Origin, requireAttempt, requireCaptcha } from '../accounts/index.ts';
import { AppError, newId, type ReportId } from '../kernel/index.ts';
import { sealContact } from './contact.ts';
import { findLinked, type Linked } from './find-linked.ts';
import { newProtocol } from './protocol.ts';
import { insertReport } from './report.queries.ts';
import { copyOfReport, folderOfReport, type ReportDeps } from './report-deps.ts';
import { getReport } from './get-report.ts';
import { type About, settleReport } from './settle-report.ts';

/**
 * Before a copy is taken in: the sum, from the fourth report of a network on a proof of work, and an end to a flood.
 * What was sent before stays.
 */
export async function admitReport(
  deps: Pick<ReportDeps, 'db' | 'clock' | 'keys'>,
  asked: { captcha: CaptchaAnswer; origin: Origin },
): Promise<void> {
  const fromNetwork = { limit: 'reportsFromNetwork', of: networkOf(asked.origin.ip) } as const;
  await requireCaptcha(deps, { ...asked, busy: [fromNetwork] });
  await requireAttempt(deps, fromNetwork, 'reports.too_many');
}

export interface Submitted extends ReportFields {
  language: Language;
  /** A copy as it was received; taken over. */
  copy?: string | undefined;
}

/** A link that leads to something of ours needs no copy; a copy is compared in the background, within minutes. */
export async function submitReport(deps: ReportDeps, submitted: Submitted): Promise<ReportStatus> {
  const { link, copy } = submitted;
  if (link === '' && copy === undefined) throw new AppError('reports.where_required', {}, { field: 'link' });
  const id = newId<ReportId>();
  const linked = await findLinked(deps.db, deps.blocking.blockables, link);
  const isCompared = copy !== undefined && !linked;
  if (isCompared) await deps.files.take(copyOfReport(id), copy);
  try {
    return await write(deps, { ...submitted, id, linked, isCompared });
  } catch (cause) {
    await deps.files.remove(folderOfReport(id));
    throw cause;
  }
}

async function write(
  deps: ReportDeps,
  given: Submitted & { id: ReportId; linked: Linked | undefined; isCompared: boolean },
): Promise<ReportStatus> {
  const { id, reason, link, text, email, language, linked, isCompared } = given;
  const at = deps.clock();
  const protocol = newProtocol(at);
  const row = {
    id,
    protocol,
    reason,
    link,
    words: text,
    sealedEmail: email === '' ? null : sealContact(deps.keys, email),
    language,
    createdAt: at,
  };
  const afterwards = await deps.db.transaction(async (tx) => {
    if (isCompared) {
      await insertReport(tx, { ...row, copyState: 'waiting' });
      await deps.enqueue(tx, 'match-report', { report_id: id });
      return undefined;
    }
    const settled = await settleReport(tx, deps, {
      reportId: id,
      reason,
      how: 'none',
      about: linked && aboutOf(linked),
    });
    await insertReport(tx, { ...row, copyState: 'none', caseId: settled.caseId });
    return settled.afterwards;
  });
  await afterwards?.();
  return await getReport(deps, protocol);
}

function aboutOf({ subject, thing }: Linked): About {
  return { subject, id: thing.id, userId: thing.userId, isCertain: true, twins: [] };
}
