import type { ErrorCode } from '@semblante/contracts';

/** An answer of the API that is not a success; toasts are made of its `body` (docs/product/errors.md). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, string | string[]>>;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    super(typeof fields['message'] === 'string' ? fields['message'] : `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = typeof fields['code'] === 'string' ? fields['code'] : undefined;
    this.errors = isFieldErrors(fields['errors']) ? fields['errors'] : {};
    this.body = body;
  }
}

function isFieldErrors(value: unknown): value is Record<string, string | string[]> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** 401 and 403 end the session (docs/product/accounts.md), and nothing else uses them. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
