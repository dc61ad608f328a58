import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { toast } from '../../ui/toast.tsx';

/** The server's own sentence where it gave one; else what could not be done, for a connection that broke says nothing. */
export function showFailure(error: unknown, text: string): void {
  if (error instanceof ApiError && error.body !== undefined) return showError(error);
  console.error(error);
  toast.error(text);
}
