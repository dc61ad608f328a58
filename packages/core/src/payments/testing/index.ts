import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { LiveEvent, Mail, PaymentMethod } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { updateBilling } from '../../billing/index.ts';
import { memoryKeys } from '../../kernel/testing/index.ts';
import { captureHold, getBalance, holdCredits } from '../../credits/index.ts';
import { type HoldId, keysFrom, newId, type PaymentId, type UserId } from '../../kernel/index.ts';
import { buy, getPayment, handleEvent, listPackages, type PaymentDeps, receiveWebhook } from '../index.ts';
import { createFakeProvider } from './fake-provider.ts';

interface Wanted {
  credits?: number;
  method?: PaymentMethod;
  key?: string;
  expected?: number;
}

/** Payments on a database, with a clock that stands still, a provider made of memory, and ports that remember. */
export function createStage(database: Database) {
  let now = new Date('2026-11-14T12:00:00.000Z');
  let people = 0;
  const mails: Mail[] = [];
  const events: { userId: UserId; event: LiveEvent }[] = [];
  const clock = () => now;
  const bank = createFakeProvider(clock);
  const deps: PaymentDeps = {
    db: database.db,
    clock,
    keys: keysFrom('a secret for tests'),
    accountKeys: memoryKeys(),
    queueMail: async (_tx, mail) => void mails.push(mail),
    publishEvent: async (_tx, userId, event) => void events.push({ userId, event }),
    providers: { chosen: bank.provider, find: (gateway) => (gateway === 'sandbox' ? bank.provider : undefined) },
    publicUrl: 'https://semblante.test',
  };

  const stage = {
    deps,
    bank,
    mails,
    events,
    clock,
    advance: (ms: number) => void (now = new Date(now.getTime() + ms)),
    mailsOf: <Template extends Mail['template']>(template: Template) =>
      mails.filter((mail): mail is Extract<Mail, { template: Template }> => mail.template === template),

    /** A person with CPF and phone. */
    person: async (options: { name?: string; invitedBy?: UserId; withoutBilling?: true } = {}): Promise<UserId> => {
      const id = newId<UserId>();
      people += 1;
      await database.db.insert(users).values({
        id,
        name: options.name ?? `Pessoa ${people}`,
        email: `${id}@example.com`,
        passwordHash: '-',
        role: 'user',
        invitationToken: id.slice(-12),
        invitedBy: options.invitedBy,
      });
      if (!options.withoutBilling)
        await updateBilling(
          deps,
          { userId: id, ip: '203.0.113.7' },
          { cpf: people === 1 ? '52998224725' : generateCpf(), phone: '(11) 98765-4321' },
        );
      return id;
    },

    packages: async (userId: UserId) => (await listPackages(deps, { userId, language: 'pt_BR' })).data,

    buy: async (userId: UserId, given: Wanted = {}): Promise<PaymentId> => {
      const pack = (await stage.packages(userId)).find(({ credits }) => credits === (given.credits ?? 10));
      return await buy(deps, {
        userId,
        package_id: pack?.id ?? newId(),
        method: given.method ?? 'pix',
        idempotencyKey: given.key,
        expected_amount_cents: given.expected,
      });
    },

    get: async (userId: UserId, id: string) => await getPayment(deps, { id, userId, language: 'pt_BR' }),

    /** What the bank says of a payment reaches us as a webhook. */
    tell: async (paymentId: string, eventId: string = newId()) => {
      const body = Buffer.from(JSON.stringify({ eventId, paymentId }));
      const { eventRowId, isNew } = await receiveWebhook(deps, 'sandbox', { headers: {}, query: {}, body });
      if (isNew) await handleEvent(deps, eventRowId);
    },

    /** As most providers tell of money: by their own name for it, and with words about the payer. */
    tellOfTransaction: async (paymentId: string, words: object = {}) => {
      const body = Buffer.from(JSON.stringify({ eventId: newId(), transaction: `t-${paymentId}`, ...words }));
      const { eventRowId } = await receiveWebhook(deps, 'sandbox', { headers: {}, query: {}, body });
      await handleEvent(deps, eventRowId);
      return eventRowId;
    },

    pay: async (paymentId: string) => {
      bank.pay(paymentId);
      await stage.tell(paymentId);
    },

    bought: async (userId: UserId, given: Wanted = {}): Promise<PaymentId> => {
      const id = await stage.buy(userId, given);
      await stage.pay(id);
      return id;
    },

    hold: async (userId: UserId, amount: number): Promise<HoldId> =>
      await database.db.transaction(
        async (tx) => await holdCredits(tx, { userId, amount, cause: { kind: 'video', id: newId() } }),
      ),

    spend: async (userId: UserId, amount: number): Promise<void> => {
      const holdId = await stage.hold(userId, amount);
      await database.db.transaction(async (tx) => void (await captureHold(tx, holdId)));
    },

    balance: async (userId: UserId) => await getBalance(database.db, userId),
  };
  return stage;
}

export type Stage = ReturnType<typeof createStage>;
