import { fixedRetention } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { addMs, dayMs } from '../kernel/index.ts';
import {
  deleteEndedSessions,
  deleteEventsBefore,
  deleteExpiredAttempts,
  deleteExpiredCaptchas,
  deleteExpiredEmailChanges,
  deleteExpiredPasswordResets,
} from './purge-expired.queries.ts';
import { deleteExpiredVisits } from './openid/openid.queries.ts';
import { sessionIdleMs } from './session/session-times.ts';

const eventsKeptMs = fixedRetention.events_days * dayMs;

/** Removes what no rule reads any more. Nothing depends on when it runs: every reader checks the time itself. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await deleteEndedSessions(db, { now, idleSince: addMs(now, -sessionIdleMs) });
  await deleteExpiredCaptchas(db, now);
  await deleteExpiredAttempts(db, now);
  await deleteExpiredPasswordResets(db, now);
  await deleteExpiredEmailChanges(db, now);
  await deleteExpiredVisits(db, now);
  await deleteEventsBefore(db, addMs(now, -eventsKeptMs));
}
