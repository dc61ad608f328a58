import type { TaskResults } from '@semblante/engine';

/** People who are not in the trimmed part cannot be missed in it; nobody visible at all is nothing swapped. */
export function coverageOf({ coverage }: Pick<TaskResults['joinSwap'], 'coverage'>): number {
  const shown = coverage.reduce((sum, each) => sum + each.shown, 0);
  const swapped = coverage.reduce((sum, each) => sum + each.swapped, 0);
  return shown > 0 ? swapped / shown : 0;
}
