/** The unique key a write ran into, or undefined when it failed for another reason. */
export function uniqueKeyViolated(cause: unknown): string | undefined {
  const fault = databaseFault(cause);
  return fault?.code === '23505' ? (fault.constraint ?? '') : undefined;
}

/** The check, trigger or unique key that refused a write, or undefined when it failed for another reason. */
export function constraintViolated(cause: unknown): string | undefined {
  const fault = databaseFault(cause);
  return fault?.code.startsWith('23') ? fault.constraint : undefined;
}

/**
 * True when the server ended a transaction in favour of another: nothing was decided, and the same may succeed at once.
 */
export function isConflict(cause: unknown): boolean {
  const code = databaseFault(cause)?.code;
  return code === '40P01' || code === '40001';
}

/** True when a statement was given up because it waited for a lock, or ran, for too long: its transaction is undone. */
export function isDatabaseBusy(cause: unknown): boolean {
  const code = databaseFault(cause)?.code;
  return code === '55P03' || code === '57014';
}

const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);

/**
 * True when the database could not be reached or is shutting down: the caller may try again later, nothing was decided.
 */
export function isDatabaseAway(cause: unknown): boolean {
  for (let fault = cause; fault instanceof Error; fault = fault.cause) {
    const { code, syscall } = fault as { code?: string; syscall?: string };
    // The socket file of a stopped server; any other missing file is no matter of the database.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (code && (connectionFaults.has(code) || code.startsWith('08') || code.startsWith('57P'))) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed/.test(
        fault.message,
      )
    )
      return true;
    if (fault instanceof AggregateError && fault.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

function databaseFault(cause: unknown): { code: string; constraint?: string } | undefined {
  for (let fault = cause; fault instanceof Error; fault = fault.cause) {
    const { code, constraint } = fault as { code?: unknown; constraint?: string };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
      return { code, ...(constraint !== undefined && { constraint }) };
  }
  return undefined;
}
