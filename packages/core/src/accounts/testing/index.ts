import type { CaptchaQuestion, LiveEvent, LoginBody, Mail, RegisterBody, SolvedProof } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { generate } from 'otplib';
import { keysFrom, type UserId } from '../../kernel/index.ts';
import { memoryKeys } from '../../kernel/testing/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { issueCaptcha } from '../captcha/issue-captcha.ts';
import { logIn } from '../log-in.ts';
import { register } from '../register.ts';
import { beginSecondFactor } from '../second-factor/begin-second-factor.ts';
import { confirmEnrolment } from '../second-factor/confirm-enrolment.ts';
import { findSession, type SessionUser } from '../session/find-session.ts';

export { planSessionQuery } from '../session/find-session.queries.ts';

export const password = 'uma senha comprida';

/** The accounts on a database, with a clock that stands still and ports that remember what was said. */
export function createStage(database: Database) {
  let now = new Date('2026-11-14T12:00:00.000Z');
  const mails: Mail[] = [];
  const events: { userId: UserId; event: LiveEvent }[] = [];
  const deps: AccountDeps = {
    db: database.db,
    clock: () => now,
    keys: keysFrom('a secret for tests'),
    accountKeys: memoryKeys(),
    queueMail: async (_tx, mail) => void mails.push(mail),
    findOffer: async () => null,
    staffRules: { secondFactorGraceDays: 14, idleMinutes: 60 },
    publishEvent: async (_tx, userId, event) => void events.push({ userId, event }),
  };

  const stage = {
    deps,
    mails,
    events,
    advance: (ms: number) => void (now = new Date(now.getTime() + ms)),
    mailsOf: <Template extends Mail['template']>(template: Template) =>
      mails.filter((mail): mail is Extract<Mail, { template: Template }> => mail.template === template),

    captcha: async (caller: Caller = callerFrom()) =>
      solve(await issueCaptcha(deps, { origin: caller.origin, proofLevel: 0 })),

    register: async (given: Partial<RegisterBody> = {}, caller: Caller = callerFrom()) => {
      const body = { name: 'Ana', email: 'ana@example.com', password, password_confirmation: password, ...given };
      return await register(deps, { ...body, captcha: given.captcha ?? (await stage.captcha(caller)) }, caller);
    },

    logIn: async (given: Partial<LoginBody> & { area?: 'user' | 'staff' } = {}, caller: Caller = callerFrom()) => {
      const body = { area: 'user', email: 'ana@example.com', password, ...given } as const;
      return await logIn(deps, { ...body, captcha: given.captcha ?? (await stage.captcha(caller)) }, caller);
    },

    findSession: async (token: string) => await findSession(deps.db, token, now),

    me: async (token: string): Promise<SessionUser> => {
      const found = await stage.findSession(token);
      if (!found) throw new Error('this session is not open');
      return found;
    },

    /** Turns the second factor on; `code` makes the app's code of the moment. */
    enrol: async (me: SessionUser) => {
      const { secret } = await beginSecondFactor(deps, me);
      const code = async () => await codeOf(secret, now);
      const recoveryCodes = await confirmEnrolment(deps, me, { code: await code() }, { language: 'pt_BR' });
      return { secret, code, recoveryCodes };
    },
  };
  return stage;
}

export type Stage = ReturnType<typeof createStage>;

export function callerFrom(ip = '203.0.113.7', sessionToken?: string, deviceMarks?: string): Caller {
  const userAgent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  return { origin: { ip, userAgent }, language: 'pt_BR', sessionToken, deviceMarks };
}

/** What an authenticator app shows for this secret at that moment. */
export async function codeOf(secret: string, now: Date): Promise<string> {
  return await generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** What the page sends back for a captcha, its proof of work included. */
export async function solve({ id, question, proof }: CaptchaQuestion) {
  const [left, right] = question.split(' + ').map(Number);
  const answer = String((left ?? 0) + (right ?? 0));
  if (!proof) return { id, answer };
  const solution = await solveChallenge({ challenge: proof, deriveKey });
  if (!solution) throw new Error('the proof of work was not found in time');
  const solved: SolvedProof = { challenge: proof, solution };
  return { id, answer, proof: Buffer.from(JSON.stringify(solved)).toString('base64') };
}
