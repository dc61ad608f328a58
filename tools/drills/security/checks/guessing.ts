import { medianOf } from '../../site/median.ts';
import { type Answer, ask, codeOf, jsonHeaders } from '../ask.ts';
import type { Check, Target } from '../check.ts';

const limits = 'packages/core/src/accounts/attempts/limits.ts';
const accounts = 'packages/core/src/accounts';

/** A login as the page sends it, with its sum solved, from one network. */
async function guess(target: Target, { email, password, from }: { email: string; password: string; from: string }) {
  const first = await ask(target, { path: '/api/csrf', from });
  const cookie = (first.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const sum = JSON.parse((await ask(target, { path: '/api/captcha', from })).body.toString()) as {
    id: string;
    question: string;
  };
  const [left = 0, right = 0] = sum.question.split('+').map(Number);
  const body = JSON.stringify({ email, password, captcha: { id: sum.id, answer: String(left + right) } });
  const headers = { ...jsonHeaders, cookie, 'x-xsrf-token': token };
  return await ask(target, { method: 'POST', path: '/api/login', body, headers, from });
}

/** Argon2 takes some 30 ms here; without it an unknown address is answered in 3. */
const timeShareMin = 0.5;

const enumeration: Check = {
  name: 'enumeration',
  promise: 'neither words nor time tell whether an address has an account, and ids cannot be counted up',
  attack: async (target) => {
    const faults: string[] = [];
    const known: Answer[] = [];
    const unknown: Answer[] = [];
    for (let round = 0; round < 7; round += 1) {
      const from = `172.16.${round}.1`;
      known.push(await guess(target, { email: `person-${round + 1}@drill.test`, password: 'errada-1', from }));
      unknown.push(await guess(target, { email: `nobody-${round}@drill.test`, password: 'errada-1', from }));
    }
    const words = new Set([...known, ...unknown].map(({ status, body }) => `${status} ${body.toString()}`));
    if (words.size !== 1)
      faults.push(`logins are refused in ${words.size} ways: ${[...words].join(' / ').slice(0, 200)}`);
    const [ofKnown, ofUnknown] = [known, unknown].map((answers) => medianOf(answers.map(({ ms }) => ms)));
    if (Math.min(ofKnown ?? 0, ofUnknown ?? 0) / Math.max(ofKnown ?? 1, ofUnknown ?? 1) < timeShareMin)
      faults.push(
        `a known address takes ${Math.round(ofKnown ?? 0)} ms, an unknown one ${Math.round(ofUnknown ?? 0)} ms`,
      );
    const recoveries = [];
    for (const email of ['person-1@drill.test', 'nobody-1@drill.test'])
      recoveries.push(
        await ask(target, {
          method: 'POST',
          path: '/api/password-recovery',
          body: JSON.stringify({ email }),
          headers: { ...target.bia.headers, ...jsonHeaders },
        }),
      );
    const [one, other] = recoveries;
    if (one?.status !== other?.status || !one?.body.equals(other?.body ?? Buffer.alloc(0)))
      faults.push(`recovering answers ${one?.status} and ${other?.status}`);
    const sessions = await ask(target, { path: '/api/sessions', headers: target.ana.headers });
    for (const { id } of (JSON.parse(sessions.body.toString()) as { data: { id: string }[] }).data)
      if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))
        faults.push(`the id ${id} can be guessed`);
    return faults;
  },
  removals: [
    {
      file: `${accounts}/password/passwords.ts`,
      from: 'const right = await verify(passwordHash ?? decoyHash, password);',
      to: 'if (passwordHash === undefined) return false;\n  const right = await verify(passwordHash, password);',
    },
  ],
};

const bruteForce: Check = {
  name: 'brute-force',
  promise: 'after a few guesses a proof of work is asked for, then the door stays closed for a while',
  attack: async (target) => {
    const faults: string[] = [];
    const from = '172.31.0.1';
    const codes: string[] = [];
    for (let tries = 0; tries < 8; tries += 1)
      codes.push(codeOf(await guess(target, { email: 'person-9@drill.test', password: `errada-${tries}`, from })));
    if (codes.filter((code) => code === 'accounts.wrong_credentials').length > 3)
      faults.push(`eight guesses at a login were judged: ${codes.join(', ')}`);
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const body = JSON.stringify({ current_password: `errada-${tries}`, new_password: 'outra-senha' });
      const headers = { ...target.bia.headers, ...jsonHeaders };
      statuses.push((await ask(target, { method: 'PATCH', path: '/api/user', body, headers })).status);
    }
    if (statuses.at(-1) !== 429) faults.push(`seven guesses at the own password were answered ${statuses.join(', ')}`);
    return faults;
  },
  removals: [
    {
      file: limits,
      from: 'const failuresBeforeLevel = [3, 10, 50] as const;',
      to: 'const failuresBeforeLevel: number[] = [];',
    },
    { file: limits, from: 'currentPasswords: { max: 5,', to: 'currentPasswords: { max: Infinity,' },
  ],
};

export const callsPerMinute = 600;
/** Minutes begin by the clock: in so many calls one is full, wherever they fall. */
const callsSent = 2 * callsPerMinute + 200;

const flood: Check = {
  name: 'flood',
  promise: 'one address that calls without end is told to wait, and nobody else is',
  attack: async (target) => {
    const faults: string[] = [];
    const from = '172.30.0.1';
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < callsSent; sent += 50) {
      const calls = Array.from({ length: 50 }, async () => await ask(target, { path: '/api/captcha', from }));
      for (const { status } of await Promise.all(calls)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    if ((statuses.get(429) ?? 0) === 0) faults.push(`answers: ${JSON.stringify([...statuses])}`);
    const other = await ask(target, { path: '/api/captcha' });
    if (other.status !== 200) faults.push(`somebody else was answered ${other.status}`);
    return faults;
  },
  removals: [
    { file: 'apps/server/src/http/server.ts', from: 'max: config.rateLimitPerMinute,', to: 'max: 100_000_000,' },
  ],
};

const forgedWebhooks: Check = {
  name: 'forged-webhooks',
  promise: 'nobody but the provider can say that something was paid',
  attack: async (target) => {
    const faults: string[] = [];
    const body = JSON.stringify({ id: 'forged', type: 'charge.paid', data: { charge_id: 'forged' } });
    const now = Math.floor(Date.now() / 1000);
    const signatures = ['', 't=1,v1=00', `t=${now},v1=${'0'.repeat(64)}`, `t=${now},v1=`];
    for (const provider of ['sandbox', 'stripe', 'mercadopago', 'nobody'])
      for (const signature of signatures) {
        const { status } = await ask(target, {
          method: 'POST',
          path: `/api/webhooks/${provider}`,
          body,
          headers: {
            ...jsonHeaders,
            'x-sandbox-signature': signature,
            'stripe-signature': signature,
            'x-signature': signature,
          },
        });
        if (status < 400 || status >= 500) faults.push(`${provider} with "${signature.slice(0, 20)}": ${status}`);
      }
    return faults;
  },
  removals: [
    {
      file: 'packages/providers/src/payments/sandbox/signature.ts',
      from: "if (!timingSafeEqual(given, Buffer.from(macOf(secret, seconds, signed.body), 'hex'))) return 'forged';",
      to: "if (given === undefined || macOf === undefined || timingSafeEqual === undefined) return 'forged';",
    },
  ],
};

export const guessingChecks: readonly Check[] = [enumeration, bruteForce, flood, forgedWebhooks];
export const strangers = 12;
