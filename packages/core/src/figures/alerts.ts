import { type accessRoles, type AlertCode, isAllowed, type Role, type StaffAlert } from '@semblante/contracts';
import { addMs, dayMs, type UserId } from '../kernel/index.ts';
import { countOverruled } from '../review/index.ts';
import type { FiguresDeps } from './figures-deps.ts';
import {
  countCasesOverdue,
  countCasesWaiting,
  countFlaggedPayments,
  countGivenUpEvents,
  countOrdersWaiting,
  countRefunds,
  countRefundsToPay,
  countStaffWithoutFactor,
  countStalledSteps,
  countVerificationsWaiting,
  countWebhookErrors,
  listEndings,
} from './live-work.queries.ts';

const gibibyte = 1024 ** 3;
const diskLowBytes = 10 * gibibyte;
const diskCriticalBytes = 2 * gibibyte;
/** Of fewer, one failure would be an alarm. */
const endingsMin = 5;
const failurePercentMax = 10;
const stalledMs = 60_000;
const faults = new Set(['failed', 'damaged', 'poor_coverage']);

interface Watched {
  route: string;
  query?: Record<string, string>;
  access: keyof typeof accessRoles;
  isCritical?: (value: number) => boolean;
}

/** Where each leads, and who may open that list: nobody is alarmed about what they cannot look at. */
const watched: Record<AlertCode, Watched> = {
  failure_rate: {
    route: 'staff.work',
    query: { state: 'failed' },
    access: 'staff',
    isCritical: (percent) => percent >= 30,
  },
  webhook_errors: { route: 'staff.sells', query: { flagged: 'true' }, access: 'moderation' },
  disk_low: { route: 'staff.work', access: 'staff', isCritical: (bytes) => bytes < diskCriticalBytes },
  work_stalled: { route: 'staff.work', access: 'staff', isCritical: () => true },
  no_workers: { route: 'staff.work', access: 'staff', isCritical: () => true },
  refunds_awaiting: { route: 'staff.sells', query: { refund: 'asked' }, access: 'moderation' },
  refunds_failed: { route: 'staff.sells', query: { refund: 'failed' }, access: 'moderation', isCritical: () => true },
  refunds_to_pay: { route: 'staff.sells', query: { refund: 'approved' }, access: 'moderation', isCritical: () => true },
  events_given_up: { route: 'staff.sells', access: 'moderation', isCritical: () => true },
  payments_flagged: { route: 'staff.sells', query: { flagged: 'true' }, access: 'moderation' },
  review_awaiting: { route: 'staff.review', access: 'moderation' },
  review_overdue: { route: 'staff.review', access: 'moderation', isCritical: () => true },
  rules_overruled: { route: 'staff.review', access: 'moderation' },
  credit_orders_awaiting: { route: 'staff.approvals', access: 'admin' },
  verifications_awaiting: { route: 'staff.verifications', access: 'moderation' },
  second_factor_missing: { route: 'staff.users', query: { second_factor: 'false', role: 'admin' }, access: 'admin' },
};

export async function listAlerts(
  deps: FiguresDeps,
  caller: { role: Role; userId: UserId },
  work: { slots: number; stepsWaiting: number },
): Promise<StaffAlert[]> {
  const { db, clock } = deps;
  const now = clock();
  const yesterday = addMs(now, -dayMs);
  const [
    freeBytes,
    endings,
    webhookErrors,
    stalled,
    asked,
    failed,
    toPay,
    givenUp,
    flagged,
    cases,
    overdue,
    rules,
    orders,
    verifications,
    withoutFactor,
  ] = await Promise.all([
    deps.freeBytes(),
    listEndings(db, yesterday),
    countWebhookErrors(db, yesterday),
    countStalledSteps(db, addMs(now, -stalledMs)),
    countRefunds(db, 'asked'),
    countRefunds(db, 'failed'),
    countRefundsToPay(db),
    countGivenUpEvents(db),
    countFlaggedPayments(db),
    countCasesWaiting(db),
    countCasesOverdue(db, now),
    countOverruled(deps),
    countOrdersWaiting(db, { notAskedBy: caller.userId }),
    countVerificationsWaiting(db),
    countStaffWithoutFactor(db),
  ]);
  const values: Partial<Record<AlertCode, number | undefined>> = {
    failure_rate: failurePercent(endings),
    webhook_errors: webhookErrors,
    disk_low: freeBytes < diskLowBytes ? freeBytes : undefined,
    work_stalled: stalled,
    no_workers: work.slots === 0 && work.stepsWaiting > 0 ? work.stepsWaiting : undefined,
    refunds_awaiting: asked,
    refunds_failed: failed,
    refunds_to_pay: toPay,
    events_given_up: givenUp,
    payments_flagged: flagged,
    review_awaiting: cases,
    review_overdue: overdue,
    rules_overruled: rules.filter(({ is_doubtful }) => is_doubtful).length,
    credit_orders_awaiting: orders,
    verifications_awaiting: verifications,
    second_factor_missing: withoutFactor,
  };
  const alerts = Object.entries(values).flatMap(([code, value]) => (value ? [alertOf(code as AlertCode, value)] : []));
  return alerts
    .filter(({ code }) => isAllowed(watched[code].access, caller.role))
    .sort((a, b) => (a.level === b.level ? 0 : a.level === 'critical' ? -1 : 1));
}

function alertOf(code: AlertCode, value: number): StaffAlert {
  const { route, query = {}, isCritical } = watched[code];
  return { code, level: isCritical?.(value) ? 'critical' : 'warning', value, link: { route, query } };
}

function failurePercent(endings: readonly { errorCode: string | null; total: number }[]): number | undefined {
  const sum = (isOne: (code: string | null) => boolean) =>
    endings.filter(({ errorCode }) => isOne(errorCode)).reduce((total, ending) => total + ending.total, 0);
  const failed = sum((code) => code !== null && faults.has(code));
  const all = failed + sum((code) => code === null);
  const percent = all < endingsMin ? 0 : Math.round((failed / all) * 100);
  return percent >= failurePercentMax ? percent : undefined;
}
