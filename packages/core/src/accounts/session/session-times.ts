import { fixedRetention } from '@semblante/contracts';
import { dayMs, minuteMs } from '../../kernel/index.ts';

/**
 * However much it is used, a session ends after this; between password and code it waits only as long as an app takes
 * to open.
 */
export const sessionMs = { full: fixedRetention.sessions_days * dayMs, second_factor: 10 * minuteMs } as const;
export const sessionIdleMs = fixedRetention.sessions_idle_days * dayMs;
/** Writing on every request would make every read a write. */
export const lastSeenPrecisionMs = 1 * minuteMs;
/** How long a code that staff gave again counts for sensitive acts. */
export const confirmedMs = 10 * minuteMs;
