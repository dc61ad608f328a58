import type { Processing } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import { driftOf } from './player/drift.ts';
import { newerOf, type ProcessingEvent, withEvent } from './processing-event.ts';
import { newsOf } from './processing-news.ts';
import { stepOf, viewOf, wasFree } from './processing-view.ts';
import { retentionWords, timeLeftWords } from './time-words.ts';

const working: Processing = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'video',
  status: 'in_progress',
  stage: 'rendering',
  progress: 40,
  queue_position: null,
  eta_seconds: 300,
  error_code: null,
  is_blocked: false,
  credits: 1,
  credits_charged: 0,
  video_id: '00000000-0000-4000-8000-000000000002',
  image_id: null,
  clip_id: null,
  title: 'Festa junina.mp4',
  seconds: 108,
  thumbnail_url: null,
  before_url: null,
  face_ids: [],
  before_from_seconds: 0,
  result_url: null,
  download_url: null,
  coverage: null,
  cut_out: null,
  enhanced: null,
  worked: null,
  review: null,
  created_at: '2026-11-14T10:00:00.000Z',
  finished_at: null,
  deletes_at: null,
};
const done: Processing = {
  ...working,
  status: 'completed',
  stage: 'done',
  progress: 100,
  eta_seconds: null,
  credits_charged: 1,
  coverage: 0.97,
  result_url: '/r',
  finished_at: '2026-11-14T10:10:00.000Z',
  deletes_at: '2026-12-14T10:10:00.000Z',
};
const waiting: Processing = { ...working, status: 'pending', stage: 'queued', progress: 0, queue_position: 2 };

function told(change: Partial<ProcessingEvent>): ProcessingEvent {
  return {
    kind: 'processing',
    processing_id: working.id,
    status: 'in_progress',
    stage: 'rendering',
    progress: 41,
    eta_seconds: 280,
    error_code: null,
    ...change,
  };
}

describe('an event of a processing', () => {
  it('moves the progress, the stage and the time left', () => {
    expect(withEvent(working, told({ stage: 'joining', progress: 90, eta_seconds: 20 }))).toMatchObject({
      stage: 'joining',
      progress: 90,
      eta_seconds: 20,
    });
  });

  it('never lets the progress fall, even when it is told again after a lost connection', () => {
    expect(withEvent(working, told({ progress: 39 }))).toBe(working);
    expect(withEvent(working, told({ status: 'pending', stage: 'queued', progress: 0 }))).toBe(working);
    expect(withEvent(working, told({ stage: 'preparing', progress: 40 }))).toBe(working);
  });

  it('takes it out of the queue when the work begins', () => {
    expect(withEvent(waiting, told({ stage: 'preparing', progress: 0 })).queue_position).toBeNull();
    expect(
      withEvent(waiting, told({ status: 'pending', stage: 'queued', progress: 0, eta_seconds: 90 })),
    ).toMatchObject({ queue_position: 2, eta_seconds: 90 });
  });

  it('ends it with its error, and keeps how far it came', () => {
    const ended = withEvent(working, told({ status: 'error', stage: 'done', progress: 0, error_code: 'failed' }));
    expect(ended).toMatchObject({ status: 'error', error_code: 'failed', progress: 40 });
  });

  it('says nothing new about one that is over, except that its result was blocked', () => {
    expect(withEvent(done, told({ progress: 100 }))).toBe(done);
    const failed: Processing = { ...working, status: 'error', error_code: 'failed' };
    expect(withEvent(failed, told({ status: 'completed', stage: 'done', progress: 100 }))).toBe(failed);
    expect(withEvent(done, told({ status: 'error', stage: 'done', error_code: 'blocked' })).error_code).toBe('blocked');
  });
});

describe('an answer that was on its way while events came', () => {
  it('does not take the page back', () => {
    expect(newerOf(working, { ...working, progress: 12 })).toBe(working);
    expect(newerOf(done, working)).toBe(done);
  });

  it('counts where it is level or further on', () => {
    const requeued: Processing = { ...working, status: 'pending', stage: 'queued', queue_position: 1 };
    expect(newerOf(working, requeued)).toBe(requeued);
    expect(newerOf(working, done)).toBe(done);
    const liked: Processing = { ...done, worked: true };
    expect(newerOf(done, liked)).toBe(liked);
    expect(newerOf(undefined, working)).toBe(working);
  });
});

describe('a card', () => {
  const now = Date.parse('2026-11-14T12:00:00.000Z');

  it.each<[string, Processing]>([
    ['waiting', waiting],
    ['working', working],
    ['review', { ...working, stage: 'review', progress: 99 }],
    ['ready', done],
    ['failed', { ...working, status: 'error', error_code: 'poor_coverage' }],
  ])('shows %s', (view, processing) => {
    expect(viewOf(processing, now)).toBe(view);
  });

  it('shows a result as gone from the moment its time is over, and when its file is', () => {
    const over = Date.parse('2026-12-14T10:10:00.000Z');
    expect(viewOf(done, over - 1)).toBe('ready');
    expect(viewOf(done, over)).toBe('gone');
    expect(viewOf({ ...done, result_url: null }, now)).toBe('gone');
  });

  it('does not call a result gone that has only just been told of', () => {
    expect(viewOf(withEvent(working, told({ status: 'completed', stage: 'done', progress: 100 })), now)).toBe(
      'working',
    );
  });

  it('says that nothing was charged only once it is over', () => {
    expect(wasFree(working)).toBe(false);
    expect(wasFree(done)).toBe(false);
    expect(wasFree({ ...done, credits_charged: 0 })).toBe(true);
    expect(wasFree({ ...working, status: 'error' })).toBe(true);
  });

  it('counts the steps of the work, and waiting as none', () => {
    expect(stepOf({ kind: 'video', stage: 'rendering' })).toEqual({ step: 2, steps: 4 });
    expect(stepOf({ kind: 'video', stage: 'queued' })).toBeUndefined();
  });
});

describe('the time left', () => {
  it.each([
    [null, undefined],
    [3, 'processings.time.left_almost'],
    [15, 'processings.time.left_soon'],
    [119, 'processings.time.left_soon'],
  ])('of %s s is said as %s', (seconds, key) => {
    expect(timeLeftWords({ eta_seconds: seconds, progress: 80 }, 'working')?.key).toBe(key);
  });

  it('is whole minutes above two, and hours above an hour', () => {
    expect(timeLeftWords({ eta_seconds: 120, progress: 80 }, 'working')).toEqual({
      key: 'processings.time.left_minutes',
      values: { minutes: 2 },
    });
    expect(timeLeftWords({ eta_seconds: 269, progress: 80 }, 'working')?.values).toEqual({ minutes: 4 });
    expect(timeLeftWords({ eta_seconds: 3599, progress: 80 }, 'working')).toEqual({
      key: 'processings.time.left_hours',
      values: { hours: 1, minutes: 0 },
    });
    expect(timeLeftWords({ eta_seconds: 3900, progress: 80 }, 'working')?.values).toEqual({ hours: 1, minutes: 5 });
  });

  it('is not "almost there" while the bar is empty', () => {
    expect(timeLeftWords({ eta_seconds: 3, progress: 0 }, 'working')?.key).toBe('processings.time.left_soon');
  });

  it('of one that waits is when it will be ready, never "almost there"', () => {
    expect(timeLeftWords({ eta_seconds: 3, progress: 80 }, 'waiting')?.key).toBe('processings.time.ready_soon');
    expect(timeLeftWords({ eta_seconds: 400, progress: 80 }, 'waiting')).toEqual({
      key: 'processings.time.ready_minutes',
      values: { minutes: 7 },
    });
  });
});

describe('how long a result is kept', () => {
  const end = '2026-12-14T10:00:00.000Z';
  const before = (hours: number) => Date.parse(end) - hours * 3_600_000;

  it.each([
    [24 * 30, 'processings.retention.days', { count: 30 }],
    [24, 'processings.retention.days', { count: 1 }],
    [23.9, 'processings.retention.hours', { count: 23 }],
    [1, 'processings.retention.hours', { count: 1 }],
    [0.5, 'processings.retention.minutes', {}],
    [0, 'processings.retention.gone', {}],
  ])('%d hours before its end', (hours, key, values) => {
    expect(retentionWords(end, before(hours))).toEqual({ key, values });
  });
});

describe('the news of a processing', () => {
  it('tells of a result, a review, an error and a block, and not of a cancel', () => {
    expect(newsOf(done)).toBe('completed');
    expect(newsOf({ ...working, stage: 'review' })).toBe('review');
    expect(newsOf({ ...working, status: 'error', error_code: 'failed' })).toBe('error');
    expect(newsOf({ ...done, status: 'error', error_code: 'blocked' })).toBe('blocked');
    expect(newsOf({ ...working, status: 'error', error_code: 'cancelled' })).toBeUndefined();
    expect(newsOf(working)).toBeUndefined();
  });
});

describe('the original beside its result', () => {
  it('is put right when it has drifted further than the eye forgives, and exactly where nothing moves', () => {
    expect(driftOf({ lead: 10, follower: 10.05, from: 0, isPlaying: true })).toBeUndefined();
    expect(driftOf({ lead: 10, follower: 10.2, from: 0, isPlaying: true })).toBe(10);
    expect(driftOf({ lead: 10, follower: 10.05, from: 0, isPlaying: false })).toBe(10);
  });

  it('runs from where the result was cut out of it', () => {
    expect(driftOf({ lead: 1, follower: 1, from: 30, isPlaying: true })).toBe(31);
  });
});
