import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DeathPoint, Operation, Plan } from './plan.ts';

export type Task = { at: number; operation: Operation; dies: DeathPoint | undefined } | 'end';
export type Answer = { at: number; outcomes: string[] } | 'ready';

export interface CrewReport {
  acknowledged: number;
  killed: number;
  /** Operations handed out again because their process died before it could say that they were done; some were. */
  repeated: number;
  outcomes: Map<string, number>;
}

const clientFile = fileURLToPath(new URL('./client.ts', import.meta.url));
// Two, so that a client never waits for the next; the plan's order stays nearly its order in the database.
const tasksAtOnceMax = 2;

/**
 * Hands the plan's operations to as many processes as there are clients. A process that dies by the plan is replaced,
 * and what it had not acknowledged is done again, as a queue would. `died` hears of each, at once and while the others
 * work.
 */
export async function runCrew(
  plan: Plan,
  crew: { clients: number; clientUrl: string; died: (owner: string) => Promise<void> },
): Promise<CrewReport> {
  const report: CrewReport = { acknowledged: 0, killed: 0, repeated: 0, outcomes: new Map() };
  const kills = [...plan.kills].sort((a, b) => a.afterOperations - b.afterOperations);
  const deaths = new Map(plan.deaths);
  const due = new Map<number, number>();
  const returned: number[] = [];
  const alive = new Set<ChildProcess>();
  let next = 0;
  process.once('exit', () => alive.forEach((child) => child.kill('SIGKILL')));

  const ready: (() => void)[] = [];
  /** The first processes wait for one another; their replacements start at once. */
  const startTogether = (start: () => void) => {
    if (ready.push(start) === crew.clients) ready.forEach((each) => each());
    else if (ready.length > crew.clients) start();
  };
  const takeNext = () => returned.shift() ?? (next < plan.operations.length ? next++ : undefined);

  const acknowledge = (operation: Operation, outcomes: string[]) => {
    report.acknowledged += 1;
    for (const outcome of outcomes) {
      const name = `${operation.do}: ${outcome}`;
      report.outcomes.set(name, (report.outcomes.get(name) ?? 0) + 1);
    }
    for (let kill = kills[0]; kill && kill.afterOperations <= report.acknowledged; kill = kills[0]) {
      due.set(kill.client, kill.delayMs);
      kills.shift();
    }
  };

  const runProcess = async (client: number, owner: string): Promise<'done' | 'killed'> => {
    const child = fork(clientFile, [crew.clientUrl, owner], { execArgv: ['--import', 'tsx'] });
    alive.add(child);
    const handedOut = new Map<number, Operation>();
    // What a process that is dying no longer gets is handed out again when it is gone.
    const send = (task: Task) => child.send(task, () => {});
    const handOut = () => {
      while (handedOut.size < tasksAtOnceMax) {
        const at = takeNext();
        const operation = at === undefined ? undefined : plan.operations[at];
        if (at === undefined || !operation) break;
        handedOut.set(at, operation);
        send({ at, operation, dies: deaths.get(at) });
        deaths.delete(at);
      }
      if (handedOut.size === 0) send('end');
    };
    child.on('message', (said: Answer) => {
      if (said === 'ready') return startTogether(handOut);
      const operation = handedOut.get(said.at);
      handedOut.delete(said.at);
      if (operation) acknowledge(operation, said.outcomes);
      const delayMs = due.get(client);
      due.delete(client);
      if (delayMs !== undefined) setTimeout(() => child.kill('SIGKILL'), delayMs);
      handOut();
    });
    // `close` comes after the last message was heard; `exit` may come before it.
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    alive.delete(child);
    returned.push(...handedOut.keys());
    report.repeated += handedOut.size;
    if (signal === 'SIGKILL') return 'killed';
    if (code !== 0) throw new Error(`${owner} ended by itself with ${code ?? signal}`);
    return 'done';
  };

  const runClient = async (client: number) => {
    for (let life = 0; ; life += 1) {
      const owner = `client-${client}-life-${life}`;
      if ((await runProcess(client, owner)) === 'done') return;
      report.killed += 1;
      await crew.died(owner);
    }
  };

  await Promise.all(Array.from({ length: crew.clients }, (_, client) => runClient(client)));
  return report;
}
