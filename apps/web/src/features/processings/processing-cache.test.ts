import type { Processing } from '@semblante/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { processingsKey } from '../../lib/session.ts';
import { changeCached, findCached, keepProcessing, type ProcessingsPage, removeCached } from './processing-cache.ts';

const first = { id: 'first', title: 'Festa junina.mp4', status: 'in_progress', progress: 40 } as Processing;
const second = { ...first, id: 'second', title: 'Praia.mp4' } as Processing;
const recentKey = [...processingsKey, 'list', { kind: 'video', period: 'recent', page: 1 }];
const allKey = [...processingsKey, 'list', { kind: 'video', period: 'all', page: 1 }];
const imagesKey = [...processingsKey, 'list', { kind: 'image', period: 'recent', page: 1 }];

function pageOf(...data: Processing[]): ProcessingsPage {
  return { data, meta: { page: 1, per_page: 12, total: data.length } };
}
const read = (key: readonly unknown[]) => queryClient.getQueryData<ProcessingsPage>(key);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(recentKey, pageOf(first, second));
  queryClient.setQueryData(allKey, pageOf(first, second));
  queryClient.setQueryData(imagesKey, pageOf());
});

describe('what the page knows of processings', () => {
  it('changes in every list that shows it, and leaves the others untouched', () => {
    const images = read(imagesKey);
    changeCached('first', (processing) => ({ ...processing, progress: 55 }));
    expect([recentKey, allKey].map((key) => read(key)?.data.map(({ progress }) => progress))).toEqual([
      [55, 40],
      [55, 40],
    ]);
    expect(read(imagesKey)).toBe(images);
  });

  it('is found in a list, and newer where it was asked for by itself', () => {
    expect(findCached('second')?.title).toBe('Praia.mp4');
    keepProcessing({ ...second, progress: 70 });
    expect(findCached('second')?.progress).toBe(70);
    expect(read(recentKey)?.data[1]?.progress).toBe(70);
    expect(findCached('nobody')).toBeUndefined();
  });

  it('forgets a deleted one everywhere, and counts one less', () => {
    keepProcessing(first);
    removeCached('first');
    expect(findCached('first')).toBeUndefined();
    expect(read(recentKey)).toEqual(pageOf(second));
  });
});
