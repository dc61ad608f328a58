/** A page that was not left after this long stays: a download also begins like a farewell. */
const leaveMs = 3_000;

let leavingAt = -Infinity;
for (const farewell of ['beforeunload', 'pagehide'] as const)
  globalThis.addEventListener?.(farewell, () => (leavingAt = performance.now()));

const isLeaving = () => performance.now() - leavingAt < leaveMs;

/**
 * What a page asks is cut off when it is reloaded or left. That is nobody's answer, so nothing may follow from it:
 * without this, pressing reload twice logged people out.
 */
export async function unlessLeaving<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (isLeaving()) return await new Promise<never>(() => {});
    throw cause;
  }
}
