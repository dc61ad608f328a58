import type { ErrorCode } from '@semblante/contracts';

export type ErrorParams = Record<string, string | number>;

/** The one error of the product: a code of the catalogue, the values of its text, and which fields it is about. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** The field of the call that is to blame, when there is one: its form shows the text there. */
  readonly field: string | undefined;
  /** When it is worth trying again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    options: { cause?: unknown; field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.params = params;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
