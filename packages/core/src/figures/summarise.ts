import {
  type DashboardDay,
  type DashboardFigures,
  type ProcessingStatus,
  processingStatuses,
} from '@semblante/contracts';
import type { Figure } from './figure-days.queries.ts';
import { percentile } from './histogram.ts';

/** People gave these up or took them away, or a rule refused them: the machine did not fail. */
const notFailures = new Set(['completed', 'cancelled', 'refused', 'blocked', 'face_removed', 'video_removed']);
const people = new Set(['user', 'dev']);

export interface Summary {
  sign_ups: number;
  processings: Record<ProcessingStatus, number>;
  completed: number;
  failed: number;
  success_rate: number | null;
  median_seconds: number | null;
  p95_seconds: number | null;
  queue_peak: number;
  revenue_cents: number;
  payments: number;
  refunds_cents: number;
  refunds: number;
  refusals: number;
}

/** Adds up the figures of one day or of many. */
export function summarise(figures: readonly Figure[]): Summary {
  const byName = new Map<string, Figure[]>();
  for (const row of figures) {
    const known = byName.get(row.figure);
    if (known) known.push(row);
    else byName.set(row.figure, [row]);
  }
  const of = (figure: string, isPart: (part: string) => boolean = () => true) =>
    (byName.get(figure) ?? []).filter(({ part }) => isPart(part));
  const count = (rows: readonly Figure[]) => rows.reduce((sum, row) => sum + row.count, 0);
  const cents = (rows: readonly Figure[]) => rows.reduce((sum, row) => sum + row.cents, 0);
  const completed = count(of('finished', (part) => part === 'completed'));
  const failed = count(of('finished', (part) => !notFailures.has(part)));
  const steps = new Map<number, number>();
  for (const { part, count: times } of of('seconds')) steps.set(Number(part), (steps.get(Number(part)) ?? 0) + times);
  return {
    sign_ups: count(of('sign_ups', (part) => people.has(part))),
    processings: Object.fromEntries(
      processingStatuses.map((status) => [status, count(of('processings', (part) => part === status))]),
    ) as Record<ProcessingStatus, number>,
    completed,
    failed,
    success_rate: completed + failed > 0 ? completed / (completed + failed) : null,
    median_seconds: percentile(steps, 0.5),
    p95_seconds: percentile(steps, 0.95),
    queue_peak: Math.max(0, ...of('queue_peak').map((row) => row.count)),
    revenue_cents: cents(of('paid')),
    payments: count(of('paid')),
    refunds_cents: cents(of('refunded')),
    refunds: count(of('refunded')),
    refusals: count(of('refusals')),
  };
}

export function compare(now: Summary, before: Summary): DashboardFigures {
  const ordered = ({ processings }: Summary) => Object.values(processings).reduce((sum, times) => sum + times, 0);
  const both = <Key extends keyof Summary>(key: Key) => ({ value: now[key], before: before[key] });
  return {
    sign_ups: both('sign_ups'),
    processings: { value: ordered(now), before: ordered(before) },
    completed: both('completed'),
    failed: both('failed'),
    success_rate: both('success_rate'),
    median_seconds: both('median_seconds'),
    p95_seconds: both('p95_seconds'),
    queue_peak: both('queue_peak'),
    revenue_cents: both('revenue_cents'),
    payments: both('payments'),
    refunds_cents: both('refunds_cents'),
    refunds: both('refunds'),
    refusals: both('refusals'),
  };
}

export function showDay(day: string, { payments: _payments, refunds: _refunds, ...summary }: Summary): DashboardDay {
  return { day, ...summary };
}
