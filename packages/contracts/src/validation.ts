import type * as z from 'zod';

export type IssueText = { key: string; params: Record<string, string | number> };

const ownKey = /^(validation|errors)\.[a-z0-9_.]+$/;

/**
 * The text of a validation issue: our own key where the schema names one, otherwise a sentence by the kind of issue.
 */
export function describeIssue(issue: z.core.$ZodIssue): IssueText {
  if (ownKey.test(issue.message)) return { key: issue.message, params: {} };
  switch (issue.code) {
    case 'invalid_type':
      return { key: 'validation.type', params: {} };
    case 'too_small':
      return { key: 'validation.small', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { key: 'validation.big', params: { max: Number(issue.maximum) } };
    case 'unrecognized_keys':
      return { key: 'validation.unknown_field', params: { field: issue.keys.join(', ') } };
    default:
      return { key: 'validation.invalid', params: {} };
  }
}

/** Issues by field, the field written as the caller wrote it (`captcha.answer`); the body as a whole is `body`. */
export function issuesByField(issues: readonly z.core.$ZodIssue[]): Map<string, IssueText[]> {
  const byField = new Map<string, IssueText[]>();
  for (const issue of issues) {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.') || 'body';
    byField.set(field, [...(byField.get(field) ?? []), describeIssue(issue)]);
  }
  return byField;
}
