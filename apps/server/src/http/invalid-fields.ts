import type * as z from 'zod';

/**
 * Fields of a form that carries a file, which no schema of the framework can see. Answered like any other refused body.
 */
export class InvalidFields extends Error {
  override name = 'InvalidFields';
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid fields');
    this.issues = issues;
  }
}

export function parseFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new InvalidFields(parsed.error.issues);
  return parsed.data;
}
