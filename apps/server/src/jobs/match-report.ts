import type { JobPayload } from '@semblante/contracts';
import type { ReportId } from '@semblante/core/kernel';
import { matchReport, type ReportDeps } from '@semblante/core/reports';

/** Thrown, it is tried again; given up, the watch brings the report to staff without a match. */
export function matchReportJob(deps: ReportDeps) {
  return async ({ report_id: id }: JobPayload<'match-report'>) => await matchReport(deps, id as ReportId);
}
