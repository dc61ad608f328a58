import { expect, it } from 'vitest';
import { createRunningLimit } from './running-limit.ts';

const play = () => {
  let at = 0;
  const limit = createRunningLimit({ least: 10, most: 60 }, () => at);
  const pass = (seconds: number, takes: readonly number[]) => {
    for (const until = at + seconds * 1000; at < until; at += 10) limit.took(takes[(at / 10) % takes.length] ?? 0);
  };
  return { limit, pass };
};

it('lets fewer in while most calls are slow, never fewer than the least', () => {
  const { limit, pass } = play();
  pass(1, [500]);
  expect(limit.value).toBeLessThan(30);
  pass(5, [500]);
  expect(limit.value).toBe(10);
});

it('lets as many in as before once they are quick again', () => {
  const { limit, pass } = play();
  pass(5, [500]);
  pass(10, [50]);
  expect(limit.value).toBe(60);
});

it('is not moved by a few slow calls among quick ones', () => {
  const { limit, pass } = play();
  pass(10, [5_000, 20, 20]);
  expect(limit.value).toBe(60);
});
