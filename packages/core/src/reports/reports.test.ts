import type { ReportReason } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAttempt, issueCaptcha } from '../accounts/index.ts';
import { solve } from '../accounts/testing/index.ts';
import { decideLift } from '../blocking/index.ts';
import type { ReportId, UserId } from '../kernel/index.ts';
import { fail } from '../kernel/testing/index.ts';
import { fileOfProcessing, getProcessing } from '../processings/index.ts';
import { setStage, type Stage } from '../processings/testing/index.ts';
import { appeal, decideCase, listReview } from '../review/index.ts';
import { getReport } from './get-report.ts';
import {
  admitReport,
  answerAfterLift,
  lookAtReport,
  matchReport,
  settleForgottenReports,
  submitReport,
  type Submitted,
} from './index.ts';
import { newProtocol } from './protocol.ts';
import {
  complaint,
  copyFile,
  type Finished,
  finishResult,
  type ModerationDesk,
  openDesk,
  startResult,
} from './testing/index.ts';

let database: Database;
let stage: Stage;
let desk: ModerationDesk;
let made: Finished;
let staff: UserId;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = setStage(database);
  desk = openDesk(stage);
  staff = await stage.person(0);
  made = await finishResult(stage);
});

const submit = async (change: Partial<Submitted> = {}) =>
  await submitReport(desk.reports, { ...complaint, language: 'en', ...change });
const submitCopy = async (change: Partial<Submitted> = {}) => await submit({ copy: await copyFile(), ...change });
const waiting = async () => (await listReview(desk.review, { state: 'waiting', page: 1 })).cases;
const linkOf = (id: string) => `https://semblante.test/user/dashboard?result=${id}`;
const isServed = async (of = made) =>
  await fileOfProcessing(stage.deps, { id: of.id, userId: of.userId, part: 'result' }).then(
    () => true,
    (cause: { code: string }) => cause.code,
  );
const decide = async (decision: 'clear' | 'refuse', by = staff) =>
  await decideCase(desk.review, { id: (await waiting())[0]?.id ?? '', decision, reason: 'looked at it closely', by });
async function match(): Promise<void> {
  const { rows } = await database.executeSql(`select id from reports where copy_state = 'waiting' order by created_at`);
  for (const { id } of rows) await matchReport(desk.reports, id as ReportId);
}

describe('a report by link', () => {
  it.each<[ReportReason, 'blocked' | 'waiting', true | 'review.blocked']>([
    ['intimate', 'blocked', 'review.blocked'],
    ['minor', 'blocked', 'review.blocked'],
    ['no_consent', 'waiting', true],
    ['deceit', 'waiting', true],
    ['other', 'waiting', true],
  ])('for %s is %s before anyone looked', async (reason, state, served) => {
    const report = await submit({ reason, link: linkOf(made.id) });
    expect(report).toMatchObject({ state, outcome: null });
    expect(await isServed()).toBe(served);
    expect(await waiting()).toMatchObject([
      {
        source: 'report',
        subject: 'processing',
        subject_id: made.id,
        reason: `reported_${reason}`,
        user: { id: made.userId },
        reports: [{ protocol: report.protocol, text: complaint.text }],
      },
    ]);
  });

  it('names what can be blocked because of it', async () => {
    await submit({ link: linkOf(made.id) });
    expect((await waiting())[0]?.blockable).toMatchObject([
      { subject: 'processing', id: made.id, is_blocked: true },
      { subject: 'video', id: made.videoId, is_blocked: false },
      { subject: 'face', id: made.faceId, is_blocked: false },
      { subject: 'account', id: made.userId, is_blocked: false },
    ]);
  });

  it('joins the case that waits already', async () => {
    await submit({ link: linkOf(made.id) });
    await submit({ link: linkOf(made.id), email: 'rosa@example.com' });
    expect((await waiting()).map(({ reports }) => reports.length)).toEqual([2]);
  });

  it('that leads nowhere waits for staff as it is', async () => {
    await submit({ link: 'https://elsewhere.example/video/1' });
    expect(await waiting()).toMatchObject([
      { subject: 'report', user: null, blockable: [], reports: [{ link: 'https://elsewhere.example/video/1' }] },
    ]);
  });

  it('or with a copy: one of the two is needed', async () => {
    await expect(submit()).rejects.toMatchObject({ code: 'reports.where_required', field: 'link' });
  });
});

describe('a report with a copy', () => {
  it('blocks what the copy certainly shows, and deletes the copy', async () => {
    const { protocol } = await submitCopy();
    expect(await getReport(desk.reports, protocol)).toMatchObject({ state: 'checking' });
    expect(stage.tickets.at(-1)).toBe('match-report');
    desk.recognised = { kind: 'compared', likely: [{ id: made.id, similarity: 0.991 }] };
    await match();
    expect(await isServed()).toBe('review.blocked');
    expect(await getReport(desk.reports, protocol)).toMatchObject({ state: 'blocked' });
    expect((await waiting())[0]?.reports).toMatchObject([{ similarity: expect.closeTo(0.991) }]);
    expect(stage.removed.filter((key) => key.startsWith('reports/'))).toHaveLength(1);
  });

  it('blocks the same order made twice, twice', async () => {
    const second = await startResult(stage, made);
    await submitCopy();
    desk.recognised = { kind: 'compared', likely: [made.id, second].map((id) => ({ id, similarity: 0.99 })) };
    await match();
    const { rows } = await database.executeSql('select subject_id from blocks');
    expect(rows.map((row) => row['subject_id']).toSorted()).toEqual([made.id, second].toSorted());
  });

  it('waits for a person where results of two people look alike', async () => {
    const other = await finishResult(stage);
    await submitCopy();
    desk.recognised = { kind: 'compared', likely: [made, other].map(({ id }) => ({ id, similarity: 0.99 })) };
    await match();
    expect([await isServed(), await isServed(other)]).toEqual([true, true]);
    expect(await waiting()).toMatchObject([{ subject: 'processing', subject_id: made.id }]);
  });

  it.each([{ kind: 'compared', likely: [] }, { kind: 'unreadable' }] as const)(
    'reaches staff when it is $kind and shows nothing of ours',
    async (recognised) => {
      await submitCopy();
      desk.recognised = recognised as never;
      await match();
      expect(await waiting()).toMatchObject([{ subject: 'report', user: null }]);
    },
  );

  it('reaches staff although its worker died', async () => {
    await submitCopy();
    stage.clock.now = new Date(stage.clock.now.getTime() + 31 * 60_000);
    await settleForgottenReports(desk.reports, fail);
    expect(await waiting()).toMatchObject([{ subject: 'report' }]);
    await match();
    expect(await waiting()).toHaveLength(1);
  });
});

describe('the answer', () => {
  it('comes by mail with the decision to block, once, and the address is forgotten', async () => {
    const { protocol } = await submit({ reason: 'no_consent', link: linkOf(made.id) });
    await decide('refuse');
    expect(await isServed()).toBe('review.blocked');
    expect(stage.mails).toEqual([
      {
        template: 'report_answered',
        to: 'maria@example.com',
        language: 'en',
        params: { protocol, outcome: 'blocked' },
      },
    ]);
    expect(await getReport(desk.reports, protocol)).toMatchObject({ state: 'answered', outcome: 'blocked' });
    expect(JSON.stringify((await database.executeSql('select * from reports')).rows)).not.toContain('maria');
    expect((await database.executeSql('select sealed_email from reports')).rows).toEqual([{ sealed_email: null }]);
  });

  it('is that it stays, where staff finds nothing wrong', async () => {
    const { protocol } = await submit({ reason: 'deceit', link: linkOf(made.id) });
    await decide('clear');
    expect(stage.mails).toMatchObject([{ params: { protocol, outcome: 'kept' } }]);
    expect(await isServed()).toBe(true);
  });

  it('waits for a second person where giving back is the answer', async () => {
    const { protocol } = await submit({ link: linkOf(made.id) });
    await decide('clear');
    expect([await isServed(), stage.mails]).toEqual(['review.blocked', []]);
    const { rows } = await database.executeSql('select id from blocks');
    const second = await stage.person(0);
    const answer = { id: String(rows[0]?.['id']), decision: 'confirm' as const, reason: 'agreed, it is a parody' };
    await expect(
      decideLift(desk.blocking, { ...answer, by: staff }, answerAfterLift(desk.reports)),
    ).rejects.toMatchObject({ code: 'review.lift_own_proposal' });
    await decideLift(desk.blocking, { ...answer, by: second }, answerAfterLift(desk.reports));
    expect(await isServed()).toBe(true);
    expect(stage.mails).toMatchObject([{ params: { protocol, outcome: 'kept' } }]);
  });

  it('is not sent to who left no address', async () => {
    const { protocol } = await submit({ email: '', link: 'somewhere' });
    await decide('clear');
    expect(stage.mails).toEqual([]);
    expect(await getReport(desk.reports, protocol)).toMatchObject({ outcome: 'not_found' });
  });
});

it('tells the owner that it is under review, and hears one appeal after the decision', async () => {
  await submit({ reason: 'no_consent', link: linkOf(made.id) });
  const shown = async () => await getProcessing(stage.deps, { id: made.id, userId: made.userId });
  expect((await shown()).review, 'nobody is warned of a report that waits').toBeNull();
  await decide('refuse');
  const { review } = await shown();
  expect(review).toMatchObject({ can_appeal: true });
  await appeal(stage.deps, { id: review?.id ?? '', userId: made.userId, text: 'It is my own face, see my document.' });
  expect(await waiting()).toMatchObject([{ state: 'appealed', source: 'report' }]);
  await decide('clear');
  expect(await isServed()).toBe('review.blocked');
});

it('shows by its number nothing that tells who, what or whose', async () => {
  const report = await submit({ link: linkOf(made.id) });
  expect(Object.keys(report).toSorted()).toEqual(['answered_at', 'outcome', 'protocol', 'received_at', 'state']);
  const origin = { ip: '203.0.113.9', userAgent: null };
  expect(await lookAtReport(desk.reports, { protocol: ` ${report.protocol.toLowerCase()} `, origin })).toEqual(report);
  await expect(lookAtReport(desk.reports, { protocol: 'SEM-2026-AAAAA-AAAAA', origin })).rejects.toMatchObject({
    code: 'reports.not_found',
  });
  for (let tries = 0; tries < 58; tries += 1)
    await lookAtReport(desk.reports, { protocol: 'x', origin }).catch(() => undefined);
  await expect(lookAtReport(desk.reports, { protocol: report.protocol, origin })).rejects.toMatchObject({
    code: 'accounts.too_many_attempts',
  });
});

it('gives numbers that nobody can guess', () => {
  const given = Array.from({ length: 2000 }, () => newProtocol(new Date('2026-11-15T12:00:00Z')));
  expect(new Set(given).size).toBe(given.length);
  for (const place of [9, 13, 15, 19])
    expect(new Set(given.map((protocol) => protocol[place])).size, `letters at ${place}`).toBe(32);
});

it('asks a network for a proof of work from its fourth report on, ends its flood, and loses nothing of what came', async () => {
  const origin = { ip: '203.0.113.9', userAgent: null };
  const send = async (proofLevel: number) => {
    await admitReport(desk.reports, {
      captcha: await solve(await issueCaptcha(desk.reports, { origin, proofLevel })),
      origin,
    });
    await submit({ link: linkOf(made.id) });
  };
  for (let sent = 0; sent < 3; sent += 1) await send(0);
  await expect(send(0)).rejects.toMatchObject({ code: 'accounts.proof_required' });
  await send(1);
  for (let sent = 4; sent < 20; sent += 1)
    await countAttempt(desk.reports, { limit: 'reportsFromNetwork', of: origin.ip });
  await expect(send(2)).rejects.toMatchObject({ code: 'reports.too_many' });
  expect((await database.executeSql('select count(*)::int as count from reports')).rows).toEqual([{ count: 4 }]);
});
