import type { Db } from './database.ts';
import { withoutValues } from './database-fault.ts';

interface Clients {
  $client: {
    /** pg takes a description with a name, PGlite takes text and values: both give rows as arrays when asked. */
    query(query: { name: string; text: string; values: unknown[]; rowMode: 'array' }): Promise<{ rows: unknown[][] }>;
    query(text: string, values: unknown[], options: { rowMode: 'array' }): Promise<{ rows: unknown[][] }>;
    listen?: unknown;
  };
}

export interface PlannedQuery {
  /** Its plan is kept by each connection under this name. */
  name: string;
  text: string;
}

/**
 * A query built once and run by the driver itself, for the one that every request makes: building and mapping it anew cost as much
 * as the rest of the request. Rows come as the driver reads them, columns in their order.
 */
export async function runPlanned(db: Db, query: PlannedQuery, values: unknown[]): Promise<unknown[][]> {
  const { $client: client } = db as unknown as Clients;
  const isEmbedded = 'listen' in client;
  const { rows } = await withoutValues(query.text, async () =>
    isEmbedded ? await client.query(query.text, values, { rowMode: 'array' }) : await client.query({ name: query.name, text: query.text, values, rowMode: 'array' }),
  );
  return rows;
}
