import type { JobName } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { createStage as createAccountStage } from '../../accounts/testing/index.ts';
import type { SessionUser } from '../../accounts/index.ts';
import { memoryKeys } from '../../kernel/testing/index.ts';
import { createPublishEvent } from '../../live/index.ts';
import { seedPackages } from '../../payments/index.ts';
import { createStage as createPaymentStage } from '../../payments/testing/index.ts';
import { setStage } from '../../processings/testing/index.ts';
import type { PrivacyDeps } from '../privacy-deps.ts';

/** A person's whole life here, on a database: one clock, real keys and events, ports that remember. */
export async function createStage(database: Database) {
  const accounts = createAccountStage(database);
  const money = createPaymentStage(database);
  const media = setStage(database);
  await seedPackages(database.db);
  const { clock, queueMail, keys } = accounts.deps;
  const accountKeys = memoryKeys();
  const publishEvent = createPublishEvent(accountKeys);
  const forgotten: string[] = [];
  const jobs: JobName[] = [];
  const common = { db: database.db, clock, keys, accountKeys, queueMail, publishEvent };
  media.deps = { ...media.deps, ...common };
  money.deps = { ...money.deps, ...common };
  const deps: PrivacyDeps = {
    ...common,
    files: media.deps.files,
    enqueue: async (_tx, name) => void jobs.push(name),
    processings: media.deps,
    payments: money.deps,
    mails: {
      markOf: (address) => keys.sign('mail-address', address),
      forget: async (_tx, mark) => forgotten.push(mark),
      countUnsent: async () => 0,
      forgetWritten: async (address) => void forgotten.push(address),
    },
    erasureDays: 7,
    exportsHours: 48,
  };

  return {
    deps,
    accounts,
    money,
    media,
    jobs,
    forgotten,
    advance: (ms: number) => {
      accounts.advance(ms);
      money.advance(ms);
      media.clock.now = clock();
    },
    /** Somebody who registered and is logged in. */
    person: async (name = 'Ana Beatriz', email = 'ana@example.com'): Promise<SessionUser> => {
      media.clock.now = clock();
      const { session } = await accounts.register({ name, email });
      return await accounts.me(session.token);
    },
  };
}

export type Stage = Awaited<ReturnType<typeof createStage>>;
