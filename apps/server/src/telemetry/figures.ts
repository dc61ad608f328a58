import type { Operations } from '@semblante/core/figures';
import type { WaitingJobs } from '@semblante/providers/queue';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const stepBuckets = [0.1, 0.5, 1, 5, 15, 60, 180, 600, 1800];
const engineFaultsInRow = 3;
/** What a file is to blame for, or whoever gave up waiting, says nothing of the engine. */
const isEngineFault = (end: string) => /^engine\.(crashed|timed_out|out_of_memory|weights_invalid)$/.test(end);

interface FigureSources {
  failures: ReadonlyMap<string, number>;
  /** Undefined while the database does not answer. */
  operations: () => Promise<Operations | undefined>;
  jobs: () => Promise<readonly WaitingJobs[] | undefined>;
  disk: () => Promise<{ free: number; size: number }>;
  /** Of the store of files, where it tells; measured now and then. */
  bucket: () => { bytes: number; objects: number } | undefined;
}

export type Figures = ReturnType<typeof createFigures>;

/** Every figure of a process by its name. docs/operations.md, deploy/observability and a test know them by these. */
export function createFigures() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'semblante_http_request_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const steps = new Histogram({
    name: 'semblante_step_seconds',
    help: 'Time from the lease of a step to its end, by kind and how it ended',
    labelNames: ['kind', 'end'],
    buckets: stepBuckets,
    registers,
  });
  const tasks = new Histogram({
    name: 'semblante_engine_task_seconds',
    help: 'Time of a task of the engine, by its name and how it ended',
    labelNames: ['task', 'end'],
    buckets: stepBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'semblante_job_seconds',
    help: 'Time of a job of the queue, by its name and how it ended',
    labelNames: ['name', 'end'],
    buckets: stepBuckets,
    registers,
  });
  const leases = new Counter({
    name: 'semblante_lease_losses_total',
    help: 'Steps that this process worked on and lost: cancelled, or given to another',
    registers,
  });
  const faults = new Counter({
    name: 'semblante_provider_errors_total',
    help: 'Calls to a provider that failed, or were not made because it fails',
    labelNames: ['provider', 'kind'],
    registers,
  });
  const slow = new Counter({
    name: 'semblante_slow_queries_total',
    help: 'Statements that took half a second or longer',
    registers,
  });
  let engineFaults = 0;
  return {
    registry,
    requestAnswered: (call: { method: string; route: string; status: number; seconds: number }) => {
      const { seconds, ...labels } = call;
      requests.observe(labels, seconds);
    },
    stepEnded: ({ kind, end, seconds }: { kind: string; end: string; seconds: number }) => {
      steps.observe({ kind, end }, seconds);
      if (end === 'lost') leases.inc();
    },
    taskEnded: ({ task, end, seconds }: { task: string; end: string; seconds: number }) => {
      tasks.observe({ task, end }, seconds);
      if (end !== 'engine.aborted') engineFaults = isEngineFault(end) ? engineFaults + 1 : 0;
    },
    jobEnded: ({ name, end, seconds }: { name: string; end: 'done' | 'failed'; seconds: number }) =>
      jobs.observe({ name, end }, seconds),
    providerFailed: (provider: string, kind: 'fault' | 'turned_away') => faults.inc({ provider, kind }),
    queryWasSlow: () => slow.inc(),
    /** Task after task failed by no fault of its file. */
    isEngineFailing: () => engineFaults >= engineFaultsInRow,
    /** What is read when somebody asks: nobody pays for it where nobody does. */
    observe: (sources: FigureSources) => {
      collectDefaultMetrics({ register: registry });
      observeSources(registry, sources);
    },
  };
}

function observeSources(registry: Registry, { failures, operations, jobs, disk, bucket }: FigureSources): void {
  const registers = [registry];
  new Counter({
    name: 'semblante_background_failures_total',
    help: 'What failed where nobody waits for an answer, by the part of the work',
    labelNames: ['part'],
    registers,
    collect() {
      this.reset();
      for (const [part, total] of failures) this.inc({ part }, total);
    },
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const of = {
    database: gauge('semblante_database_up', 'Whether the database answered'),
    steps: gauge('semblante_queue_steps', 'Steps that are not done', ['state']),
    age: gauge('semblante_queue_oldest_seconds', 'How long the oldest step that could run has waited'),
    jobs: gauge('semblante_jobs_waiting', 'Jobs of the queue that could run', ['name']),
    jobAge: gauge('semblante_jobs_oldest_seconds', 'How long the oldest of them has waited', ['name']),
    orders: gauge('semblante_holds_waiting', 'Orders whose credits are held because they have not ended'),
    credits: gauge('semblante_holds_credits', 'Credits that are held for them'),
    holdAge: gauge('semblante_holds_oldest_seconds', 'How long the oldest of them has been held'),
    open: gauge('semblante_review_open', 'Cases that wait for a decision of staff'),
    overdue: gauge('semblante_review_overdue', 'Those of them whose promised time is over'),
    deadline: gauge('semblante_review_deadline_seconds', 'Until the next promised time; below zero it is over'),
    workers: gauge('semblante_workers', 'Processes that work and were heard of within half a minute'),
    slots: gauge('semblante_worker_slots', 'Steps that they can work on at once'),
    free: gauge('semblante_disk_free_bytes', 'Room on the disk that work is done on'),
    size: gauge('semblante_disk_size_bytes', 'The whole of it'),
    bytes: gauge('semblante_bucket_bytes', 'What lies in the bucket of files, measured by workers every hour'),
    objects: gauge('semblante_bucket_objects', 'Objects in the bucket of files'),
  };
  // One of them reads for all: they are shown together.
  Object.assign(of.database, {
    collect: async () => {
      const room = await disk();
      of.free.set(room.free);
      of.size.set(room.size);
      const stored = bucket();
      for (const each of [of.bytes, of.objects]) each.remove();
      if (stored) {
        of.bytes.set(stored.bytes);
        of.objects.set(stored.objects);
      }
      const found = await operations();
      of.database.set(found ? 1 : 0);
      if (found) showOperations(of, found);
      showJobs(of, (await jobs()) ?? []);
    },
  });
}

type Gauges = Record<
  | 'steps'
  | 'age'
  | 'jobs'
  | 'jobAge'
  | 'orders'
  | 'credits'
  | 'holdAge'
  | 'open'
  | 'overdue'
  | 'deadline'
  | 'workers'
  | 'slots',
  Gauge
>;

function showOperations(of: Gauges, { steps, holds, review, workers }: Operations): void {
  const { oldestSeconds, ...states } = steps;
  for (const [state, total] of Object.entries(states)) of.steps.set({ state }, total);
  of.age.set(oldestSeconds);
  of.orders.set(holds.orders);
  of.credits.set(holds.credits);
  of.holdAge.set(holds.oldestSeconds);
  of.open.set(review.open);
  of.overdue.set(review.overdue);
  if (review.secondsToDeadline === undefined) of.deadline.remove();
  else of.deadline.set(review.secondsToDeadline);
  of.workers.set(workers.processes);
  of.slots.set(workers.slots);
}

function showJobs(of: Pick<Gauges, 'jobs' | 'jobAge'>, jobs: readonly WaitingJobs[]): void {
  for (const each of [of.jobs, of.jobAge]) each.reset();
  for (const { name, waiting, oldestSeconds } of jobs) {
    of.jobs.set({ name }, waiting);
    of.jobAge.set({ name }, oldestSeconds);
  }
}
