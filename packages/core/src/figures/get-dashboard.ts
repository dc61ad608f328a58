import { type Dashboard, type LiveDashboard, type LiveWork, type Role, staffTimeZone } from '@semblante/contracts';
import { addDays, dayOf, daysBetween, type UserId } from '../kernel/index.ts';
import { listWorkers } from '../steps/index.ts';
import { listAlerts } from './alerts.ts';
import { type FigureName, listFigures } from './figure-days.queries.ts';
import type { FiguresDeps } from './figures-deps.ts';
import { countOpenProcessings, countSteps } from './live-work.queries.ts';
import { compare, showDay, summarise } from './summarise.ts';

interface Viewer {
  userId: UserId;
  role: Role;
}

const shown: readonly FigureName[] = [
  'sign_ups',
  'processings',
  'finished',
  'seconds',
  'paid',
  'refunded',
  'refusals',
  'queue_peak',
];

/** Whole days of São Paulo, today last, beside as many days before them. */
export async function getDashboard(deps: FiguresDeps, viewer: Viewer, { days }: { days: number }): Promise<Dashboard> {
  const to = dayOf(deps.clock());
  const from = addDays(to, 1 - days);
  const [figures, live] = await Promise.all([
    listFigures(deps.db, { figures: shown, from: addDays(from, -days), to }),
    getLiveDashboard(deps, viewer),
  ]);
  const now = summarise(figures.filter(({ day }) => day >= from));
  const before = summarise(figures.filter(({ day }) => day < from));
  const byDay = groupByDay(figures);
  return {
    ...live,
    time_zone: staffTimeZone,
    days,
    from,
    to,
    figures: compare(now, before),
    processings_by_state: { value: now.processings, before: before.processings },
    series: daysBetween(from, to).map((day) => showDay(day, summarise(byDay.get(day) ?? []))),
  };
}

export async function getLiveDashboard(deps: FiguresDeps, viewer: Viewer): Promise<LiveDashboard> {
  const work = await lookAtWork(deps);
  return {
    at: deps.clock().toISOString(),
    work,
    alerts: await listAlerts(deps, viewer, { slots: work.slots, stepsWaiting: work.steps_waiting }),
  };
}

async function lookAtWork({ db, clock }: FiguresDeps): Promise<LiveWork> {
  const [{ pending, inProgress }, { waiting, running, oldestAt }, workers] = await Promise.all([
    countOpenProcessings(db),
    countSteps(db),
    listWorkers(db, clock()),
  ]);
  return {
    pending,
    in_progress: inProgress,
    steps_waiting: waiting,
    steps_running: running,
    oldest_wait_seconds: oldestAt && Math.max(0, (clock().getTime() - oldestAt.getTime()) / 1000),
    slots: workers.reduce((sum, { slots }) => sum + slots, 0),
    workers: workers.map(({ id, slots, seenAt }) => ({ id, slots, seen_at: seenAt.toISOString() })),
  };
}

function groupByDay<Row extends { day: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const byDay = new Map<string, Row[]>();
  for (const row of rows) {
    const known = byDay.get(row.day);
    if (known) known.push(row);
    else byDay.set(row.day, [row]);
  }
  return byDay;
}
