/** One line or colour of a plot. The colour is a token, so that it follows the theme. */
export interface Series {
  key: string;
  name: string;
  colour: `var(--plot-${1 | 2 | 3 | 4 | 5})`;
  isDashed?: boolean;
}

/** One day of a plot: its date, and the value of each series by its key; null where nothing was measured. */
export type PlotPoint = { day: string } & Record<string, number | string | null>;

export type PlotKind = 'stacked' | 'bars' | 'lines' | 'area';

export interface PlotParts {
  kind: PlotKind;
  series: readonly Series[];
  points: readonly PlotPoint[];
  /** A value as a person reads it. */
  format: (value: number) => string;
  /** The same on the axis, where there is little room. */
  formatTick?: (value: number) => string;
  /**
   * Shares of one: the axis ends at the whole and begins where the shares do, or all of them would be one flat line.
   */
  isShare?: boolean;
}

export function valueOf(point: PlotPoint, key: string): number | null {
  const value = point[key];
  return typeof value === 'number' ? value : null;
}
