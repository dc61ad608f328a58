import { expect, it } from 'vitest';
import { judgeFailure } from './upload-failure.ts';

it.each([
  ['PATCH', 0],
  ['HEAD', 503],
  ['PATCH', 423],
  ['PATCH', 429],
  ['POST', 502],
])('waits and tries again after %s with %i', (method, status) => {
  expect(judgeFailure({ method, status })).toBe('wait');
});

it.each([
  ['POST', 429],
  ['POST', 409],
  ['POST', 413],
  ['PATCH', 401],
  ['PATCH', 507],
])('gives up after %s with %i', (method, status) => {
  expect(judgeFailure({ method, status })).toBe('give_up');
});

it('asks for a new token when the old one is void', () => {
  expect(judgeFailure({ method: 'PATCH', status: 419 })).toBe('new_token');
});
