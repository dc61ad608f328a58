import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import type { NewStep, StepOwner } from './step.ts';
import { insertSteps, openTurn, unblock } from './steps.queries.ts';
import type { StepDeps } from './step-deps.ts';

/**
 * Steps and one ticket of the queue for each that can run, in the caller's commit. A ticket names no step: whoever
 * draws it takes the step whose turn it is then, so that the order is fair at the moment of work and not at that of
 * asking.
 */
export async function addSteps(
  tx: Tx,
  deps: Pick<StepDeps, 'enqueue'>,
  added: { userId: UserId; weight: number; steps: readonly NewStep[] },
): Promise<void> {
  await openTurn(tx, added);
  await insertSteps(tx, added.steps);
  await issueTickets(tx, deps, added.steps.filter(({ state }) => state === 'waiting').length);
}

export async function unblockSteps(
  tx: Tx,
  deps: Pick<StepDeps, 'enqueue' | 'clock'>,
  owner: StepOwner,
  kind: NewStep['kind'],
): Promise<void> {
  await issueTickets(tx, deps, await unblock(tx, owner, { kind, now: deps.clock() }));
}

export async function issueTickets(tx: Tx, deps: Pick<StepDeps, 'enqueue'>, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await deps.enqueue(tx, 'work-step', {});
}
