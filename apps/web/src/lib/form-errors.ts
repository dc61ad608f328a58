import type { TextKey } from '@semblante/i18n';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError'>;

/** Puts the API's field errors under the form's own fields; true when at least one had its place. */
export function applyFieldErrors<Values extends FieldValues>(
  form: Form<Values>,
  error: unknown,
  fields: readonly FieldPath<Values>[],
): boolean {
  if (!(error instanceof ApiError)) return false;
  const named = fields.filter((field) => error.errors[field] !== undefined);
  for (const [place, field] of named.entries()) {
    const message = [error.errors[field] ?? []].flat().join(' ');
    form.setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
  }
  return named.length > 0;
}

const ownKey = /^(validation|errors)\.[a-z0-9_.]+$/;

/** A schema's message is a key of the locale files; the server's is a sentence already. */
export function fieldErrorText(t: (key: TextKey) => string, message: string | undefined): string | undefined {
  if (message === undefined || message === '') return undefined;
  return ownKey.test(message) ? t(message as TextKey) : message;
}
