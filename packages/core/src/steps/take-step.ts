import type { Tx } from '@semblante/db';
import { addMs, eachAlone, type Report } from '../kernel/index.ts';
import { issueTickets } from './add-steps.ts';
import { type LeasedStep, leaseMs, outage, triesMax, waitAfterTry } from './step.ts';
import {
  countWaiting,
  giveStepBack,
  leaseNextStep,
  listStalledSteps,
  lockOwner,
  lockStalledStep,
  markStepDone,
  postponeStalledStep,
  putStepBack,
  renewLease,
} from './steps.queries.ts';
import type { StepDeps } from './step-deps.ts';

/** Ends what a step belongs to, in the transaction in which the step was given up. */
export type GiveUp = (tx: Tx, step: LeasedStep, code: string) => Promise<void>;

export async function takeStep(deps: StepDeps): Promise<LeasedStep | undefined> {
  return await deps.db.transaction(async (tx) => await leaseNextStep(tx, deps.clock()));
}

/** The worker's heartbeat. `lost`: another worker holds the lease now, or the step was cancelled. */
export async function keepStep(deps: StepDeps, step: LeasedStep, fraction: number): Promise<'kept' | 'lost'> {
  return (await renewLease(deps.db, step, { now: deps.clock(), fraction })) ? 'kept' : 'lost';
}

/**
 * Only who holds the lease can end a step, and only once: `settle` runs in the same commit. What the step belongs to is
 * locked before the step, as everybody does who ends the whole: two who ended one thing at once would wait for each
 * other.
 */
export async function finishStep(
  deps: StepDeps,
  step: LeasedStep,
  result: unknown,
  settle: (tx: Tx) => Promise<void>,
): Promise<'done' | 'lost'> {
  return await deps.db.transaction(async (tx) => {
    await lockOwner(tx, step.owner);
    if (!(await markStepDone(tx, step, { now: deps.clock(), result }))) return 'lost';
    await settle(tx);
    return 'done';
  });
}

export interface StepFailure {
  code: string;
  /** Trying again would give the same. */
  isFinal: boolean;
  /** The store, the key service or the database was away: no fault of the step. */
  isOutage?: boolean;
}

/**
 * Again a little later, three times in all; after that its owner is told, in the same commit. An outage counts as no
 * try, or twenty seconds of it would end every order that waits.
 */
export async function failStep(
  deps: StepDeps,
  step: LeasedStep,
  failure: StepFailure,
  giveUp: GiveUp,
): Promise<'again' | 'given_up' | 'lost'> {
  return await deps.db.transaction(async (tx) => {
    await lockOwner(tx, step.owner);
    return await putBackOrGiveUp(tx, deps, step, failure, giveUp);
  });
}

async function putBackOrGiveUp(
  tx: Tx,
  deps: StepDeps,
  step: LeasedStep,
  failure: StepFailure,
  giveUp: GiveUp,
): Promise<'again' | 'given_up' | 'lost'> {
  const now = deps.clock();
  if (failure.isOutage && now.getTime() - step.orderedAt.getTime() < outage.msMax)
    return (await giveStepBack(tx, step, addMs(now, outage.waitMs))) ? 'again' : 'lost';
  if (failure.isFinal || step.tries >= triesMax) {
    if (!(await markStepDone(tx, step, { now, result: { failed: failure.code } }))) return 'lost';
    await giveUp(tx, step, failure.code);
    return 'given_up';
  }
  return (await putStepBack(tx, step, addMs(now, waitAfterTry(step.tries)))) ? 'again' : 'lost';
}

/** Graceful shutdown: the step goes back to the queue without counting as a try. */
export async function returnStep(deps: StepDeps, step: LeasedStep): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await giveStepBack(tx, step, deps.clock());
    await issueTickets(tx, deps, 1);
  });
}

/**
 * Steps whose worker went silent, each by itself, and tickets that were lost with it. Safe in many processes at once.
 */
export async function reviveWork(
  deps: StepDeps,
  giveUp: GiveUp,
  { ticketsMax, report }: { ticketsMax: number; report: Report },
): Promise<void> {
  const revive = async (step: LeasedStep) => {
    try {
      await reviveStep(deps, step, giveUp);
    } catch (cause) {
      // Behind the others, who would otherwise never be looked at when there are many like it.
      await postponeStalledStep(deps.db, step, addMs(deps.clock(), leaseMs));
      throw cause;
    }
  };
  await eachAlone(await listStalledSteps(deps.db, deps.clock()), revive, report);
  await deps.db.transaction(
    async (tx) => await issueTickets(tx, deps, Math.min(ticketsMax, await countWaiting(tx, deps.clock()))),
  );
}

async function reviveStep(deps: StepDeps, step: LeasedStep, giveUp: GiveUp): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockOwner(tx, step.owner);
    if (await lockStalledStep(tx, step, deps.clock()))
      await putBackOrGiveUp(tx, deps, step, { code: 'engine.crashed', isFinal: false }, giveUp);
  });
}
