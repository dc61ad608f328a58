import { type Role, roleNames } from '@semblante/contracts';
import { newId, type UserId } from '../kernel/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { hashPassword } from './password/passwords.ts';
import { newInvitationToken } from './register.ts';
import { insertMissingAccounts, listIdsByEmail } from './seed-demo-accounts.queries.ts';

export const demoPassword = 'semblante-demo';

export interface DemoAccount {
  userId: UserId;
  email: string;
  password: string;
  role: Role;
  verified: boolean;
}

const names: Record<Role, string> = {
  admin: 'Ana Admin',
  mod: 'Mauro Moderador',
  editor: 'Elisa Editora',
  user: 'Ulisses Usuário',
  dev: 'Dora Dev',
};

const people = [
  ...roleNames.map((role) => ({ email: `${role}@semblante.test`, name: names[role], role, verified: false })),
  { email: 'verificada@semblante.test', name: 'Vera Verificada', role: 'user', verified: true } as const,
];

/** One account for each role and a verified user. An account that exists is left as its owner made it. */
export async function seedDemoAccounts(deps: Pick<AccountDeps, 'db' | 'clock'>): Promise<DemoAccount[]> {
  const emails = people.map(({ email }) => email);
  let stored = await listIdsByEmail(deps.db, emails);
  // Every start asks; only the first has a password to hash.
  if (stored.length < people.length) {
    const passwordHash = await hashPassword(demoPassword);
    const now = deps.clock();
    await insertMissingAccounts(
      deps.db,
      people.map((person) => accountOf(person, { passwordHash, now })),
    );
    stored = await listIdsByEmail(deps.db, emails);
  }
  return people.flatMap(({ email, role, verified }) => {
    const id = stored.find((account) => account.email === email)?.id;
    return id ? [{ userId: id, email, password: demoPassword, role, verified }] : [];
  });
}

function accountOf(person: (typeof people)[number], { passwordHash, now }: { passwordHash: string; now: Date }) {
  return {
    id: newId<UserId>(),
    name: person.name,
    email: person.email,
    passwordHash,
    role: person.role,
    roleGivenAt: now,
    isVerified: person.verified,
    invitationToken: newInvitationToken(),
    createdAt: now,
    updatedAt: now,
  };
}
