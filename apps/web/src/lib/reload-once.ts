const keys = {
  chat: 'reloaded_for_chat',
  newVersion: 'reloaded_for_new_version',
} as const;

type ReloadCause = keyof typeof keys;

/**
 * Whether this tab may be reloaded for this cause, which is told once: what the reload did not mend, the next one would
 * not either, and a page that reloads for ever is worse than what it wanted to mend. A browser that keeps nothing could
 * not know that it did it before: never there.
 */
export function claimReload(cause: ReloadCause): boolean {
  try {
    if (sessionStorage.getItem(keys[cause]) !== null) return false;
    sessionStorage.setItem(keys[cause], '1');
    return true;
  } catch (error) {
    console.warn('storage', error);
    return false;
  }
}

/** The cause is gone: when it comes back it is another one. */
export function forgetReload(cause: ReloadCause): void {
  try {
    sessionStorage.removeItem(keys[cause]);
  } catch (error) {
    console.warn('storage', error);
  }
}
