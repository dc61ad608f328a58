import type { Image, Processing } from '@semblante/contracts';
import { expect, it } from 'vitest';
import { type BatchEntry, creditsOf, creditsUsed, cutOutsOf, entriesOf, isArriving, startable } from './batch-entry.ts';

const now = Date.parse('2026-11-15T12:00:00.000Z');
const image = (id: string, change: Partial<Image> = {}) =>
  ({ id, file_name: `${id}.jpg`, state: 'ready', offer: { credits: 1, estimate_seconds: 4 }, ...change }) as Image;
const processing = (imageId: string, change: Partial<Processing>) =>
  ({
    id: `p-${imageId}`,
    kind: 'image',
    image_id: imageId,
    title: `${imageId}.jpg`,
    status: 'pending',
    stage: 'queued',
    credits: 1,
    credits_charged: 0,
    result_url: null,
    cut_out: null,
    finished_at: null,
    deletes_at: null,
    ...change,
  }) as Processing;
const done = {
  status: 'completed',
  stage: 'done',
  credits_charged: 1,
  result_url: '/r',
  finished_at: '2026-11-15T11:00:00.000Z',
  deletes_at: '2026-12-15T11:00:00.000Z',
  cut_out: {} as Processing['cut_out'],
} as const;
const file = (name: string) => new File(['x'], name);

const entries = entriesOf({
  uploads: [
    { key: 'f1', file: file('a.jpg'), step: 'waiting' },
    { key: 'f2', file: file('b.jpg'), step: 'sending', share: 0.4 },
    { key: 'f3', file: file('c.gif'), step: 'stopped', stop: { why: 'connection' } },
  ],
  images: [image('new'), image('held', { state: 'held' }), image('cut'), image('again'), image('works')],
  processings: [
    processing('again', { status: 'in_progress', stage: 'rendering' }),
    processing('again', { id: 'old', status: 'error' }),
    processing('cut', done),
    processing('works', { status: 'error', error_code: 'nothing_found' }),
  ],
  now,
});
const state = ({ key, state: told }: BatchEntry) => `${key} ${told}`;

it('shows files on their way, then each image with the newest of what became of it', () => {
  expect(entries.map(state)).toEqual([
    'f2 sending',
    'f1 waiting',
    'new ready',
    'held held',
    'cut done',
    'again working',
    'works failed',
  ]);
  expect(entries.filter(isArriving)).toHaveLength(2);
});

it('starts only what was never started, and counts what it costs and what was paid', () => {
  expect(startable(entries).map(({ id }) => id)).toEqual(['new']);
  expect(creditsOf([image('one'), image('two', { offer: { credits: 3, estimate_seconds: 1 } })])).toBe(4);
  expect(creditsUsed(entries)).toBe(1);
  expect(cutOutsOf(entries).map(({ id }) => id)).toEqual(['p-cut']);
});

it('says of an image that its result is gone when its time is over', () => {
  const [entry] = entriesOf({
    uploads: [],
    images: [image('late')],
    processings: [processing('late', { ...done, deletes_at: '2026-11-15T11:30:00.000Z' })],
    now,
  });
  expect(entry?.state).toBe('gone');
});
