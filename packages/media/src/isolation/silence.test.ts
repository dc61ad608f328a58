import { expect, it } from 'vitest';
import { usageOfProcess, secondsOf } from './usage-of-process.ts';
import { busyFactor, watchSilence } from './silence.ts';

/** Seconds until a silent child is given up, at so much of a core; undefined when a whole day is not enough. */
function givenUpAfter(limitSeconds: number, share: number | undefined, { step = 0.5 } = {}): number | undefined {
  const cpuAt = (now: number) => (share === undefined ? undefined : now * share);
  const silence = watchSilence(limitSeconds, { now: 0, cpuSeconds: cpuAt(0) });
  for (let now = step; now < 86_400; now += step) if (silence.isOver({ now, cpuSeconds: cpuAt(now) })) return now;
  return undefined;
}

it('gives up a child that waits for ever after the limit, and one that turns in circles far later', () => {
  expect(givenUpAfter(120, 0)).toBeCloseTo(120, -1);
  expect(givenUpAfter(120, 0.0005)).toBeCloseTo(120, -1);
  expect(givenUpAfter(120, 1)).toBeCloseTo(120 * busyFactor, -1);
});

it('waits for a child that gets a hundredth of a core ten times as long as for one that gets a tenth', () => {
  expect(givenUpAfter(120, 0.1)).toBeCloseTo(1200 * busyFactor, -2);
  expect(givenUpAfter(120, 0.01)).toBeCloseTo(12_000 * busyFactor, -3);
});

it('gives no child up sooner because many of its threads are at work', () => {
  expect(givenUpAfter(120, 16)).toBeCloseTo(120 * busyFactor, -1);
});

it('waits for a child that would run and gets no processor at all', () => {
  const silence = watchSilence(120, { now: 0, cpuSeconds: 0 });
  for (let now = 1; now < 1000; now += 1) expect(silence.isOver({ now, cpuSeconds: 0, isRunnable: true })).toBe(false);
});

it('goes by the clock alone where CPU time cannot be known', () => {
  expect(givenUpAfter(120, undefined)).toBeCloseTo(120, -1);
});

it('does not take the time when nobody looked for silence of the child', () => {
  const silence = watchSilence(120, { now: 0, cpuSeconds: 5 });
  expect(silence.isOver({ now: 7200, cpuSeconds: 5 })).toBe(false);
});

it('begins anew with each word of the child', () => {
  const silence = watchSilence(10, { now: 0, cpuSeconds: 0 });
  for (let now = 1; now <= 100; now += 1) {
    if (now % 9 === 0) silence.heard();
    expect(silence.isOver({ now, cpuSeconds: 0 })).toBe(false);
  }
});

it('reads memory and CPU time of a process, and nothing of one that is gone', async () => {
  const before = (await usageOfProcess(process.pid)).cpuSeconds ?? 0;
  const until = process.cpuUsage().user + 200_000;
  while (process.cpuUsage().user < until);
  const { memoryMb, cpuSeconds } = await usageOfProcess(process.pid);
  expect(memoryMb).toBeGreaterThan(10);
  expect((cpuSeconds ?? 0) - before).toBeGreaterThan(0.1);
  expect(await usageOfProcess(999_999_999)).toEqual({ memoryMb: undefined, cpuSeconds: undefined, isRunnable: false });
});

it.each([
  ['0:01.23', 1.23],
  ['12:34', 754],
  ['01:00:01', 3601],
  ['2-01:00:00', 176_400],
  ['', undefined],
])('reads %s as ps writes it', (time, seconds) => {
  expect(secondsOf(time)).toBe(seconds);
});
