// An engine child whose tasks misbehave in every way a codec or a model can.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '../engine-error.ts';
import { serveTasks } from '../isolation/serve-tasks.ts';
import { StaleChild } from '../isolation/stale-child.ts';
import { trackProgress } from '../progress.ts';

const kept: Buffer[] = [];
let isUsed = false;

serveTasks({
  async echo(input, { scratch }) {
    isUsed = true;
    await writeFile(join(scratch, 'left-behind'), 'something');
    return { input, scratch, environment: Object.keys(process.env), pid: process.pid };
  },
  async work(_input, { onProgress, signal }) {
    const tell = trackProgress({ render: 1 }, onProgress);
    for (const done of [0, 40, 20, 90, 100]) {
      await wait(120, undefined, { signal });
      tell({ stage: 'render', done, total: 100 });
    }
    return 'worked';
  },
  async refuse() {
    throw new EngineError('swap.no_face', { people: 0 });
  },
  async fillDisk() {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  },
  async stumble() {
    throw new TypeError('a bug of ours');
  },
  async crash() {
    process.kill(process.pid, 'SIGSEGV');
    await wait(10_000);
  },
  async leave() {
    process.exit(3);
  },
  // Busy like native code that never comes back: no message is read, no timer runs.
  async hang() {
    for (;;) Math.sqrt(Math.random());
  },
  // Waits for what never comes, like a codec whose threads wait for each other.
  async stall() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
  // At work without a word, for so many seconds of CPU time however long that takes.
  async toil(input) {
    const used = () => process.cpuUsage().user + process.cpuUsage().system;
    const until = used() + (input as { cpuSeconds: number }).cpuSeconds * 1e6;
    while (used() < until);
    return 'worked';
  },
  async devour() {
    for (;;) {
      kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await wait(5);
    }
  },
  // Wants a process that nothing was done in before.
  async needRoom() {
    if (isUsed) throw new StaleChild();
    return process.pid;
  },
  async neverFits() {
    throw new StaleChild();
  },
  async babble() {
    process.send?.({ kind: 'nonsense' });
    await wait(10_000);
  },
  async obey(_input, { signal }) {
    await wait(60_000, undefined, { signal });
  },
});
