import { ApiError, isApiError, isSessionLost } from './api-error.ts';
import { i18n } from './i18n.ts';
import { showErrorToasts } from './toasts.ts';

export interface FallbackTexts {
  /** Nothing was said about the error. */
  unexpected: string;
  /** What was said is not a sentence. */
  unknown: string;
  /** A field in the reader's words. */
  nameOf?: (field: string) => string;
}

/** docs/product/errors.md: one sentence a field, else the message, else a sentence of ours. */
export function sentencesOfErrorBody(body: unknown, texts: FallbackTexts): string[] {
  const { errors, message } = readErrorBody(body);
  const fields = Object.entries(errors);
  if (fields.length > 0)
    return fields.map(([field, said]) => `${texts.nameOf?.(field) ?? field}: ${sentenceOf(said, texts)}`);
  return [sentenceOf(message, texts)];
}

function readErrorBody(body: unknown): { errors: object; message: unknown } {
  if (typeof body !== 'object' || body === null) return { errors: {}, message: body };
  const { errors, message } = body as { errors?: unknown; message?: unknown };
  return { errors: typeof errors === 'object' && errors !== null ? errors : {}, message };
}

function sentenceOf(said: unknown, { unexpected, unknown }: FallbackTexts): string {
  if (Array.isArray(said) && said.length > 0)
    return said.map((part) => sentenceOf(part, { unexpected, unknown })).join(' ');
  if (said === undefined || said === null || said === '') return unexpected;
  return typeof said === 'string' ? said : unknown;
}

/**
 * Of these the person knows: a lost session was told once for all its calls, and a question that they closed is their
 * own answer.
 */
function isToldAlready(error: unknown): boolean {
  return isSessionLost(error) || isApiError(error, 'accounts.confirmation_required');
}

/** As its form calls it; what no form asks for keeps the name it has in the call. */
const fieldName = (field: string): string =>
  i18n.t(`accounts.fields.${field}` as 'accounts.fields.name', { defaultValue: field });

/** Says what went wrong. */
export function showError(error: unknown): void {
  if (isToldAlready(error)) return;
  if (!(error instanceof ApiError)) console.error(error);
  const body = error instanceof ApiError ? error.body : undefined;
  const texts = {
    unexpected: i18n.t('shell.failure.unexpected'),
    unknown: i18n.t('shell.failure.unknown'),
    nameOf: fieldName,
  };
  void showErrorToasts(sentencesOfErrorBody(body, texts), error instanceof ApiError ? error.code : undefined);
}
