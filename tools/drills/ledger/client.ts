// One client of the drill, a process of its own: does the operations it is handed, one after the other, and says after
// each commit how it went.
import { openDatabase } from '@semblante/db';
import type { Answer, Task } from './crew.ts';
import type { DeathPoint, Operation } from './plan.ts';
import { openProduct } from './product.ts';

const [url = '', owner = ''] = process.argv.slice(2);
const triesMax = 5;
// Serialization failure and deadlock: the database asks for another try. The account-first order should leave none.
const tryAgain = new Set(['40001', '40P01']);

const database = await openDatabase({ kind: 'postgres', url, connectionsMax: 1 });
const perform = openProduct(database, owner);
let busy: Promise<void> = Promise.resolve();
process.on('message', (task: Task) => {
  busy = busy.then(() => (task === 'end' ? end() : doTask(task)));
});
answer('ready');

async function doTask({ at, operation, dies }: Exclude<Task, 'end'>): Promise<void> {
  const outcomes: string[] = [];
  const times = 'times' in operation ? operation.times : 1;
  for (let time = 0; time < times; time += 1) outcomes.push(...(await performWithRetries(operation, dies)));
  answer({ at, outcomes });
}

async function performWithRetries(operation: Operation, dies: DeathPoint | undefined): Promise<string[]> {
  const retries: string[] = [];
  for (;;) {
    try {
      return [...retries, await perform(operation, dies)];
    } catch (error) {
      const code = codeOf(error);
      if (retries.length + 1 >= triesMax || !tryAgain.has(code)) throw error;
      retries.push(`tried again after ${code}`);
    }
  }
}

function codeOf(error: unknown): string {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    const { code } = fault as { code?: unknown };
    if (typeof code === 'string' && code.length === 5) return code;
  }
  return '';
}

function answer(said: Answer): void {
  process.send?.(said);
}

async function end(): Promise<void> {
  await database.close();
  process.disconnect();
}
