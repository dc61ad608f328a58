import { clockText } from '../../lib/format-clock.ts';

/** 0:12, 0:13; each second once. */
export function momentsText(moments: readonly number[]): string {
  return [...new Set(moments.map(clockText))].join(', ');
}
