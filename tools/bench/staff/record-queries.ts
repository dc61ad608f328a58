import pg from 'pg';

export interface Recorded {
  text: string;
  values: unknown[];
}

/** Remembers what the pool was asked while something runs, to have it explained. */
export function recordQueries(): { during(run: () => Promise<void>): Promise<Recorded[]>; restore(): void } {
  let recorded: Recorded[] | undefined;
  const original = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  (pg.Client.prototype as { query: unknown }).query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (text && /^[\s(]*(select|with)/i.test(text))
      recorded?.push({
        text,
        values: (Array.isArray(values) ? values : typeof asked === 'string' ? [] : asked.values) ?? [],
      });
    return original.apply(this, args);
  };
  return {
    during: async (run) => {
      recorded = [];
      await run();
      const seen = recorded;
      recorded = undefined;
      return seen;
    },
    restore: () => void ((pg.Client.prototype as { query: unknown }).query = original),
  };
}
