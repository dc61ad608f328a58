import { protocolPattern, type ReportStatus } from '@semblante/contracts';
import { networkOf, type Origin, requireAttempt } from '../accounts/index.ts';
import { AppError } from '../kernel/index.ts';
import { findByProtocol, type ReportRow } from './report.queries.ts';
import type { ReportDeps } from './report-deps.ts';

/** Trying numbers is not worth anyone's while, and ends soon. */
export async function lookAtReport(
  deps: Pick<ReportDeps, 'db' | 'clock' | 'keys'>,
  asked: { protocol: string; origin: Origin },
): Promise<ReportStatus> {
  const fromNetwork = { limit: 'reportLooksFromNetwork', of: networkOf(asked.origin.ip) } as const;
  await requireAttempt(deps, fromNetwork);
  return await getReport(deps, asked.protocol.trim().toUpperCase());
}

export async function getReport(deps: Pick<ReportDeps, 'db'>, protocol: string): Promise<ReportStatus> {
  const found = protocolPattern.test(protocol) ? await findByProtocol(deps.db, protocol) : undefined;
  if (!found) throw new AppError('reports.not_found');
  const { report, isBlocked } = found;
  return {
    protocol: report.protocol,
    state: stateOf(report, isBlocked),
    outcome: report.outcome,
    received_at: report.createdAt.toISOString(),
    answered_at: report.answeredAt?.toISOString() ?? null,
  };
}

function stateOf({ answeredAt, copyState }: ReportRow, isBlocked: boolean): ReportStatus['state'] {
  if (answeredAt) return 'answered';
  if (copyState === 'waiting') return 'checking';
  return isBlocked ? 'blocked' : 'waiting';
}
