const minute = 60_000;
const day = 24 * 60 * minute;

/** However much it is used, a session ends after this; between password and code it waits only as long as an app takes to open. */
export const sessionMs = { full: 30 * day, second_factor: 10 * minute } as const;
export const sessionIdleMs = 14 * day;
/** Writing on every request would make every read a write. */
export const lastSeenPrecisionMs = minute;
