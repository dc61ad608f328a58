import { toast } from '../ui/feedback/toast.tsx';
import { ApiError, isSessionLost } from './api-error.ts';
import { showError } from './error-toasts.ts';

const troubleFrom = 500;

/**
 * The server's own sentence where it refused; else what could not be done, for neither a broken connection nor a server
 * in trouble says that.
 */
export function showFailure(error: unknown, text: string): void {
  if (isSessionLost(error)) return;
  const isRefusal = error instanceof ApiError && error.body !== undefined && error.status < troubleFrom;
  if (isRefusal) return showError(error);
  console.error(error);
  toast.error(text);
}
