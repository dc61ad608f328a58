import { type CopyState, fixedRetention } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { addMs, eachAlone, type Report, type ReportId } from '../kernel/index.ts';
import { knownResults } from './known-results.ts';
import { isComparing, listForgotten, lockReport, markCompared } from './report.queries.ts';
import { copyOfReport, folderOfReport, type Recognised, type ReportDeps, reportsFolder } from './report-deps.ts';
import { type About, settleReport } from './settle-report.ts';

/** A worker that died with a copy leaves it this long; then the report reaches staff without a match. */
const forgottenMs = 30 * 60_000;

/**
 * Compares the copy with everything we made. Called again it finds the report settled; the copy is gone in any case.
 */
export async function matchReport(deps: ReportDeps, id: ReportId): Promise<void> {
  if (await isComparing(deps.db, id))
    await settleCompared(
      deps,
      id,
      await deps.files.withLocal(
        async (local) => await deps.recogniseCopy(await local.bring(copyOfReport(id)), knownResults(deps.db)),
      ),
    );
  await deps.files.remove(folderOfReport(id));
}

/** No report is lost with its copy, and no copy outlives the stated hours. */
export async function settleForgottenReports(deps: ReportDeps, report: Report): Promise<void> {
  const oldest = addMs(deps.clock(), -fixedRetention.report_copies_hours * 3_600_000);
  const old = (await deps.files.list(reportsFolder)).filter(({ changedAt }) => changedAt < oldest);
  await eachAlone(old, async ({ name }) => await deps.files.remove(folderOfReport(name)), report);
  const settle = async (id: ReportId) => {
    await settleCompared(deps, id, { kind: 'unreadable' });
    await deps.files.remove(folderOfReport(id));
  };
  await eachAlone(await listForgotten(deps.db, addMs(deps.clock(), -forgottenMs)), settle, report);
}

async function settleCompared(deps: ReportDeps, id: ReportId, recognised: Recognised): Promise<void> {
  const likely = recognised.kind === 'compared' ? recognised.likely : [];
  const copyState: CopyState =
    recognised.kind === 'unreadable' ? 'unreadable' : likely.length > 0 ? 'matched' : 'unmatched';
  const afterwards = await deps.db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    if (report?.copyState !== 'waiting') return undefined;
    const about = await aboutOf(
      tx,
      deps,
      likely.map(({ id: processingId }) => processingId),
    );
    const settled = await settleReport(tx, deps, { reportId: id, reason: report.reason, how: copyState, about });
    await markCompared(tx, id, { copyState, similarity: likely[0]?.similarity ?? null, caseId: settled.caseId });
    return settled.afterwards;
  });
  await afterwards?.();
}

/**
 * The same order made twice gives results that nobody can tell apart: they are one account's, and it is certain whose.
 * Two people in the same clip of the catalogue look alike too: then a person decides whose it is.
 */
async function aboutOf(tx: Tx, deps: ReportDeps, likely: readonly string[]): Promise<About | undefined> {
  const things = await deps.blocking.blockables.processing.list(tx, likely);
  const best = things.find(({ id }) => id === likely[0]);
  if (!best) return undefined;
  const twins = things.filter(({ id, userId }) => id !== best.id && userId === best.userId).map(({ id }) => id);
  return {
    subject: 'processing',
    id: best.id,
    userId: best.userId,
    isCertain: things.every(({ userId }) => userId === best.userId),
    twins,
  };
}
