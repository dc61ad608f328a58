import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countAttempt } from '../attempts/attempts.ts';
import { guessingCost, realCost } from '../guessing-cost.ts';
import { callerFrom, createStage, solve, type Stage } from '../testing/index.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { requireCaptcha } from './require-captcha.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
});

const { origin } = callerFrom();
const email = 'ana@example.com';
const issue = async (proofLevel = 0) => await issueCaptcha(stage.deps, { origin, proofLevel });
const require = async (captcha: { id: string; answer: string; proof?: string }, from = origin) =>
  await requireCaptcha(stage.deps, { captcha, email, origin: from });
const captchaWrong = { code: 'accounts.captcha_wrong', field: 'captcha.answer' };
const proofRequired = { code: 'accounts.proof_required', field: 'captcha.answer' };

async function failThreeTimes() {
  for (let times = 0; times < 3; times += 1) {
    await expect(require({ ...(await solve(await issue())), answer: '99' })).rejects.toMatchObject(captchaWrong);
  }
}

it('asks a sum and lets its right answer pass once', async () => {
  const question = await issue();
  expect(question).toEqual({ id: expect.any(String), question: expect.stringMatching(/^[1-9] \+ [1-9]$/) });
  const answered = await solve(question);
  await require(answered);
  await expect(require(answered)).rejects.toMatchObject(captchaWrong);
});

it('uses a captcha up with a wrong answer too', async () => {
  const answered = await solve(await issue());
  await expect(require({ ...answered, answer: '99' })).rejects.toMatchObject(captchaWrong);
  await expect(require(answered)).rejects.toMatchObject(captchaWrong);
});

it('lets a captcha expire after five minutes', async () => {
  const [early, late] = [await solve(await issue()), await solve(await issue())];
  stage.advance(5 * 60_000 - 1);
  await require(early);
  stage.advance(1);
  await expect(require(late)).rejects.toMatchObject(captchaWrong);
});

it('asks a network for a proof of work after three failures', async () => {
  await failThreeTimes();
  const question = await issue();
  const answered = await solve(question);
  expect(answered.proof).toBeDefined();
  await require(answered);
  const withoutProof = await solve({ ...(await issue()), proof: undefined });
  await expect(require(withoutProof)).rejects.toMatchObject(proofRequired);
});

it('asks an account for a proof of work after three failures from wherever', async () => {
  for (let times = 0; times < 3; times += 1) await countAttempt(stage.deps, { limit: 'failuresOfAccount', of: email });
  const answered = await solve(await issue());
  expect(answered).not.toHaveProperty('proof');
  await expect(require(answered)).rejects.toMatchObject(proofRequired);
  await require(await solve(await issue(1)));
});

it('asks for more work the more failures there were, and takes no easier proof', async () => {
  for (let times = 0; times < 10; times += 1) await countAttempt(stage.deps, { limit: 'failuresOfAccount', of: email });
  await expect(require(await solve(await issue(1)))).rejects.toMatchObject({ ...proofRequired, params: { level: 2 } });
  await require(await solve(await issue(2)));
});

it('accepts a proof only for the captcha it was made for, unchanged and solved', async () => {
  await failThreeTimes();
  const first = await solve(await issue());
  const second = await solve({ ...(await issue()), proof: undefined });
  await expect(require({ ...second, proof: first.proof ?? '' })).rejects.toMatchObject(proofRequired);

  const { proof = '', ...third } = await solve(await issue());
  const easier = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    challenge: { parameters: { cost: number } };
    solution: { derivedKey: string };
  };
  easier.challenge.parameters.cost = 1;
  await expect(
    require({ ...third, proof: Buffer.from(JSON.stringify(easier)).toString('base64') }),
  ).rejects.toMatchObject(proofRequired);

  for (const forged of ['', 'nonsense', Buffer.from('{}').toString('base64'), Buffer.from('null').toString('base64')]) {
    await expect(
      require({ ...(await solve({ ...(await issue()), proof: undefined })), proof: forged }),
    ).rejects.toMatchObject(proofRequired);
  }
});

it('asks for hundreds of derivations of thousands of rounds, which a page can prove', async () => {
  Object.assign(guessingCost, realCost);
  await failThreeTimes();
  const question = await issue();
  expect(question.proof?.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000 });
  const answered = await solve(question);
  const { solution } = JSON.parse(Buffer.from(answered.proof ?? '', 'base64').toString()) as {
    solution: { counter: number };
  };
  expect(solution.counter).toBeGreaterThanOrEqual(200);
  expect(solution.counter).toBeLessThan(400);
  await require(answered);
});

it('stops asking a network for a proof of work when its window is over', async () => {
  await failThreeTimes();
  expect(await issue()).toHaveProperty('proof');
  expect(
    await issueCaptcha(stage.deps, { origin: callerFrom('198.51.100.1').origin, proofLevel: 0 }),
  ).not.toHaveProperty('proof');
  stage.advance(15 * 60_000);
  expect(await issue()).not.toHaveProperty('proof');
});
