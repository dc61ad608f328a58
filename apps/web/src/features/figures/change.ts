import type { Compared } from '@semblante/contracts';

/** How a figure is compared: by its share, by points of a percentage, or by the time itself. */
export type ChangeKind = 'share' | 'points' | 'seconds';

export interface Change {
  amount: number;
  direction: 'up' | 'down' | 'same';
}

/** Against the period before; undefined where there was nothing to compare with. */
export function changeOf({ value, before }: Compared<number | null>, kind: ChangeKind): Change | undefined {
  if (value === null || before === null) return undefined;
  if (kind === 'share' && before === 0) return value === 0 ? { amount: 0, direction: 'same' } : undefined;
  const difference = value - before;
  const amount = Math.round(scaleOf(difference, before, kind) * 10) / 10;
  return { amount: Math.abs(amount), direction: amount === 0 ? 'same' : amount > 0 ? 'up' : 'down' };
}

function scaleOf(difference: number, before: number, kind: ChangeKind): number {
  switch (kind) {
    case 'share':
      return (difference / before) * 100;
    case 'points':
      return difference * 100;
    case 'seconds':
      return Math.round(difference);
    default:
      return kind satisfies never;
  }
}
