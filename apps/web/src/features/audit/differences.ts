export interface Difference {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What is not a record is one field without a name. */
function fieldsOf(side: unknown): Record<string, unknown> {
  if (isRecord(side)) return side;
  return side === undefined || side === null ? {} : { '': side };
}

/** The record's own bookkeeping: the line says already what was touched, and when. */
const bookkeeping = new Set(['id', 'version', 'updated_at']);

/** What an act changed, field by field; what it left as it was is left out. */
export function differencesOf(act: { before?: unknown; after?: unknown }): Difference[] {
  const old = fieldsOf(act.before);
  const now = fieldsOf(act.after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter(({ field, before, after }) => before !== after && !bookkeeping.has(field));
}
