import type { Db } from '@semblante/db';
import { attempts, captchas, emailChanges, events, passwordResets, sessions } from '@semblante/db/schema';
import { lte, or } from 'drizzle-orm';

export async function deleteEndedSessions(db: Db, ended: { now: Date; idleSince: Date }): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.expiresAt, ended.now), lte(sessions.lastSeenAt, ended.idleSince)));
}

export async function deleteExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(captchas).where(lte(captchas.expiresAt, now));
}

export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, now));
}

export async function deleteExpiredPasswordResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}

export async function deleteExpiredEmailChanges(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
}

export async function deleteEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(events).where(lte(events.createdAt, instant));
}
