import * as z from 'zod';
import { processingStatuses } from './processings.ts';

/** Every day of the back office is a day of São Paulo; answers say so. */
export const staffTimeZone = 'America/Sao_Paulo';
export const dashboardPeriods = ['7', '30', '90'] as const;

export const DashboardQuery = z.object({ days: z.enum(dashboardPeriods).default('7').transform(Number) });

const day = z.iso.date();
const cents = z.number().int();

/** A figure of the period and the same of the period before it; null where there was nothing to measure. */
const compared = <Value extends z.ZodType>(value: Value) => z.object({ value, before: value });
export interface Compared<Value> {
  value: Value;
  before: Value;
}

export const DashboardDay = z.object({
  day,
  sign_ups: z.number().int(),
  /** Ordered on that day, by the state they are in now. */
  processings: z.record(z.enum(processingStatuses), z.number().int()),
  /** Ended on that day. `failed` leaves out what people cancelled and what the rules refused. */
  completed: z.number().int(),
  failed: z.number().int(),
  /** Completed ÷ (completed + failed): 0 to 1. */
  success_rate: z.number().nullable(),
  median_seconds: z.number().nullable(),
  p95_seconds: z.number().nullable(),
  /** The most processings that waited at once. */
  queue_peak: z.number().int(),
  revenue_cents: cents,
  refunds_cents: cents,
  refusals: z.number().int(),
});
export type DashboardDay = z.infer<typeof DashboardDay>;

export const DashboardFigures = z.object({
  sign_ups: compared(z.number().int()),
  processings: compared(z.number().int()),
  completed: compared(z.number().int()),
  failed: compared(z.number().int()),
  success_rate: compared(z.number().nullable()),
  /** From the order to the result, from a histogram whose steps are 10% wide. */
  median_seconds: compared(z.number().nullable()),
  p95_seconds: compared(z.number().nullable()),
  queue_peak: compared(z.number().int()),
  revenue_cents: compared(cents),
  payments: compared(z.number().int()),
  refunds_cents: compared(cents),
  refunds: compared(z.number().int()),
  refusals: compared(z.number().int()),
});
export type DashboardFigures = z.infer<typeof DashboardFigures>;

export const LiveWork = z.object({
  /** Orders that wait, and those that are worked on. */
  pending: z.number().int(),
  in_progress: z.number().int(),
  /** Their pieces of work. */
  steps_waiting: z.number().int(),
  steps_running: z.number().int(),
  oldest_wait_seconds: z.number().nullable(),
  slots: z.number().int(),
  workers: z.array(z.object({ id: z.uuid(), slots: z.number().int(), seen_at: z.iso.datetime() })),
});
export type LiveWork = z.infer<typeof LiveWork>;

export const alertCodes = [
  'failure_rate',
  'webhook_errors',
  'disk_low',
  'work_stalled',
  'no_workers',
  'refunds_awaiting',
  'refunds_failed',
  'refunds_to_pay',
  'events_given_up',
  'payments_flagged',
  'review_awaiting',
  'review_overdue',
  'rules_overruled',
  'credit_orders_awaiting',
  'verifications_awaiting',
  'second_factor_missing',
] as const;
export type AlertCode = (typeof alertCodes)[number];

/** Something that somebody should look at, with the list behind it: a route's name and its query. */
export const StaffAlert = z.object({
  code: z.enum(alertCodes),
  level: z.enum(['warning', 'critical']),
  /** How many; percent for `failure_rate`; free bytes for `disk_low`. */
  value: z.number(),
  link: z.object({ route: z.string(), query: z.record(z.string(), z.string()) }),
});
export type StaffAlert = z.infer<typeof StaffAlert>;

export const LiveDashboard = z.object({ at: z.iso.datetime(), work: LiveWork, alerts: z.array(StaffAlert) });
export type LiveDashboard = z.infer<typeof LiveDashboard>;

export const Dashboard = LiveDashboard.extend({
  time_zone: z.string(),
  days: z.number().int(),
  from: day,
  to: day,
  figures: DashboardFigures,
  processings_by_state: compared(z.record(z.enum(processingStatuses), z.number().int())),
  /** One entry a day of the period, oldest first, today last. */
  series: z.array(DashboardDay),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const DashboardAnswer = z.object({ data: Dashboard });
export const LiveDashboardAnswer = z.object({ data: LiveDashboard });
