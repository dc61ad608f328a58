import {
  emailConfirmations,
  events,
  openidIdentities,
  passwordResets,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';
import { decoyHash } from './password/passwords.ts';

/**
 * What stands where a person was. The address is of a domain that exists nowhere, so that no mail can ever go out to
 * it.
 */
const erasedName = '—';
export const erasedDomain = 'erased.invalid';

const literal = (word: string) => sql.raw(`'${word}'`);

export const accountData: PersonalData = {
  tables: [
    { table: sessions, owner: sql`${sessions.userId}`, fate: 'deleted', counted: 'sessions', isPassing: true },
    { table: passwordResets, owner: sql`${passwordResets.userId}`, fate: 'deleted', isPassing: true },
    { table: emailConfirmations, owner: sql`${emailConfirmations.userId}`, fate: 'deleted' },
    { table: recoveryCodes, owner: sql`${recoveryCodes.userId}`, fate: 'deleted' },
    { table: secondFactors, owner: sql`${secondFactors.userId}`, fate: 'deleted' },
    { table: openidIdentities, owner: sql`${openidIdentities.userId}`, fate: 'deleted' },
    { table: events, owner: sql`${events.userId}`, fate: 'deleted', counted: 'events', isPassing: true },
    {
      table: users,
      owner: sql`${users.id}`,
      fate: 'kept',
      because: 'payments and the ledger refer to it; nothing in it tells who it was',
      without: {
        name: literal(erasedName),
        email: sql`'erased-' || ${users.id} || ${literal(`@${erasedDomain}`)}`,
        passwordHash: literal(decoyHash),
        phone: null,
        role: null,
        language: null,
        status: sql`'archived'`,
        isVerified: sql`false`,
        invitationToken: sql`'erased-' || ${users.id}`,
      },
    },
  ],
  copy: async (reader, { userId }) => {
    const profile = await reader
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        phone: users.phone,
        role: users.role,
        status: users.status,
        verified: users.isVerified,
        language: users.language,
        invited_by: users.invitedBy,
        created_at: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId))
      .limit(1);
    const open = await reader
      .select({
        created_at: sessions.createdAt,
        last_seen_at: sessions.lastSeenAt,
        expires_at: sessions.expiresAt,
        ip: sessions.ip,
        user_agent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt), asc(sessions.id))
      .limit(copiedRowsMax);
    const identities = await reader
      .select({
        issuer: openidIdentities.issuer,
        subject: openidIdentities.subject,
        linked_at: openidIdentities.linkedAt,
      })
      .from(openidIdentities)
      .where(eq(openidIdentities.userId, userId))
      .orderBy(asc(openidIdentities.linkedAt), asc(openidIdentities.issuer))
      .limit(copiedRowsMax);
    return { sections: { profile, sessions: open, openid_identities: identities } };
  },
};
