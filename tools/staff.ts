// `npm run staff -- create EMAIL ROLE [NAME]`: an account of staff in the deployment that the environment names
// (docs/operations.md).
import { emailField } from '@semblante/contracts';
import { createStaff, staffRoles } from '@semblante/core/accounts';
import { AppError, systemClock } from '@semblante/core/kernel';
import { DatabaseInUse, migrateDatabase, openDatabase } from '@semblante/db';
import { ConfigProblems, readConfig } from '../apps/server/src/config.ts';

class UsageError extends Error {}

const usage = `npm run staff -- create EMAIL ROLE [NAME], where ROLE is ${staffRoles.join(', ')}`;

try {
  process.stdout.write(await create(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigProblems || error instanceof DatabaseInUse || error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function create([act, givenEmail, givenRole, ...names]: readonly string[]): Promise<string> {
  const email = emailField.safeParse(givenEmail);
  const role = staffRoles.find((known) => known === givenRole);
  if (act !== 'create' || !email.success || !role) throw new UsageError(usage);
  const config = readConfig();
  const database = await openDatabase(config.database);
  try {
    await migrateDatabase(database);
    const name = names.join(' ').trim() || (email.data.split('@')[0] ?? email.data);
    const { token, expiresAt } = await createStaff(
      { db: database.db, clock: systemClock },
      { email: email.data, name, role },
    );
    const link = `${config.publicUrl}/password-reset?${new URLSearchParams({ token })}`;
    return `${email.data} is now ${role}. Choose the password here, once, before ${expiresAt.toISOString()}:\n\n  ${link}\n\nThen log in at ${config.publicUrl}/staff/login and turn the second factor on.\n`;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'accounts.email_taken')
      throw new UsageError(
        `${email.data} has an account already: change its role in the back office, or give another address`,
      );
    throw cause;
  } finally {
    await database.close();
  }
}
