import { auditActs, auditBookkeeping, type AuditFields, type AuditReading, languages } from '@semblante/contracts';

/**
 * One line of what an act told: where it is (`licence`, `until`), how to read it, and what it was and is. A side that
 * says nothing of it is undefined.
 */
export interface ToldLine {
  path: readonly Step[];
  reading: AuditReading;
  before: unknown;
  after: unknown;
}

/** A field by its label, or a language of a text that is kept in both. */
export interface Step {
  of: 'field' | 'language';
  name: string;
}

type Told = Record<string, unknown>;
type Sides = Pick<ToldLine, 'before' | 'after'>;

export function isRecord(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nothing to read: left out where only one side has it, said in a word where the other side had something. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What an act changed, line by line; what it left as it was is left out. */
export function toldLines(act: { action: string; before?: unknown; after?: unknown }): ToldLine[] {
  const fields: AuditFields = Object.hasOwn(auditActs, act.action)
    ? auditActs[act.action as keyof typeof auditActs]
    : {};
  return linesOfRecord({ before: sideOf(act.before), after: sideOf(act.after) }, fields, []).filter(isTelling);
}

/** What is not a record is one field without a name. */
function sideOf(side: unknown): Told | undefined {
  if (isRecord(side)) return side;
  return isNothing(side) ? undefined : { '': side };
}

function linesOfRecord(
  { before, after }: { before: Told | undefined; after: Told | undefined },
  fields: AuditFields,
  path: readonly Step[],
): ToldLine[] {
  const told = Object.keys({ ...before, ...after }).filter(
    (field) => !(auditBookkeeping as readonly string[]).includes(field),
  );
  // In the order in which the act names its fields: the database keeps none. What it does not name comes last.
  const known = Object.keys(fields).filter((field) => told.includes(field));
  const order = [...known, ...told.filter((field) => !known.includes(field))];
  return order.flatMap((field) => {
    const sides = { before: before?.[field], after: after?.[field] };
    const reading = fields[field] ?? guessReading(sides);
    return linesOfValue(sides, reading, [...path, { of: 'field', name: reading.label ?? field }]);
  });
}

function linesOfValue(sides: Sides, reading: AuditReading, path: readonly Step[]): ToldLine[] {
  const areRecords = [sides.before, sides.after].every((side) => isNothing(side) || isRecord(side));
  if (!areRecords || (isNothing(sides.before) && isNothing(sides.after)))
    return [
      {
        ...sides,
        reading: reading.as === 'record' || reading.as === 'both_languages' ? { as: 'text' } : reading,
        path,
      },
    ];
  const records = { before: recordOf(sides.before), after: recordOf(sides.after) };
  if (reading.as === 'both_languages')
    return languages.map((name) => ({
      before: records.before?.[name],
      after: records.after?.[name],
      reading: { as: 'text' },
      path: [...path, { of: 'language', name }],
    }));
  return linesOfRecord(records, reading.as === 'record' ? reading.fields : {}, path);
}

function recordOf(side: unknown): Told | undefined {
  return isRecord(side) ? side : undefined;
}

/** Of a field that has no reading, as older entries may have: what it looks like is what it is. */
function guessReading({ before, after }: Sides): AuditReading {
  const value = isNothing(after) ? before : after;
  if (typeof value === 'boolean') return { as: 'yes_no' };
  if (typeof value === 'number') return { as: 'number' };
  if (isRecord(value) && languages.every((language) => language in value)) return { as: 'both_languages' };
  if (typeof value !== 'string') return { as: 'texts' };
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return { as: 'moment' };
  return /^\d{4}-\d\d-\d\d$/.test(value) ? { as: 'day' } : { as: 'text' };
}

function isTelling({ before, after }: ToldLine): boolean {
  if (isNothing(before) && isNothing(after)) return false;
  return JSON.stringify(before) !== JSON.stringify(after);
}
