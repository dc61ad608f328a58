import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('the numbers of a pagination', () => {
  it('shows every page when there are few', () => {
    expect(pageWindow({ page: 2, pageCount: 4 })).toEqual([1, 2, 3, 4]);
  });

  it('keeps both ends in reach from the first page', () => {
    expect(pageWindow({ page: 1, pageCount: 1202 })).toEqual([1, 2, 3, 'gap', 1202]);
  });

  it('shows the neighbours of a page in the middle', () => {
    expect(pageWindow({ page: 50, pageCount: 100 })).toEqual([1, 'gap', 49, 50, 51, 'gap', 100]);
  });

  it('shows a number and not a gap where only one would be hidden', () => {
    expect(pageWindow({ page: 4, pageCount: 9 })).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
  });

  it('gives a single page for a short list', () => {
    expect(pageWindow({ page: 1, pageCount: 1 })).toEqual([1]);
  });
});
