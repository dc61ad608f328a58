import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPostgres, findTestPostgresUrl } from '@semblante/db/testing';
import { makePortraitPhoto, testWeightsFolder } from '@semblante/engine/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logIn } from './testing/log-in.ts';
import { openOtlpReceiver } from './testing/otlp-receiver.ts';
import { ServerProcess } from './testing/server-process.ts';

const requestId = '0192f3a4-5b6c-7d8e-9f00-112233445566';
const given = { 'x-request-id': requestId };

describe.skipIf(!findTestPostgresUrl())('an order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-followed-'));
  let database: Awaited<ReturnType<typeof openTestPostgres>>;
  let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>;
  let api: ServerProcess;
  let worker: ServerProcess;
  let cookie: string;
  let answered: { status: number; id: string | null };

  const call = async (method: string, path: string, init: RequestInit = {}) =>
    await fetch(`${api.address}${path}`, {
      ...init,
      method,
      headers: {
        cookie,
        'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''),
        ...(init.headers as Record<string, string>),
      },
    });

  beforeAll(async () => {
    database = await openTestPostgres();
    receiver = await openOtlpReceiver();
    const start = async (role: string, env: Record<string, string> = {}) => {
      const server = new ServerProcess({
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        APP_SECRET: 'the secret of an order that is followed',
        WEIGHTS_DIR: testWeightsFolder(),
        ROLE: role,
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
        ...env,
      });
      if ((await server.untilReady()) !== 'ready') throw new Error(server.output);
      return server;
    };
    api = await start('api');
    worker = await start('worker');
    cookie = await logIn(api.address, 'user@semblante.test');
    const photo = join(folder, 'ana.jpg');
    await makePortraitPhoto(photo, 'ana');
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await readFile(photo))]), 'ana.jpg');
    const sent = await call('POST', '/api/images', { body: form });
    const { data } = (await sent.json()) as { data: { outcomes: { image: { id: string } }[] } };
    const ordered = await call('POST', '/api/processings', {
      body: JSON.stringify({ kind: 'image', image_ids: [data.outcomes[0]?.image.id] }),
      headers: { ...given, 'content-type': 'application/json' },
    });
    answered = { status: ordered.status, id: ordered.headers.get('x-request-id') };
    await vi.waitUntil(
      async () => (await database.executeSql(`select 1 from processings where status = 'completed'`)).rows.length > 0,
      { timeout: 120_000, interval: 200 },
    );
    await Promise.all([api.stop(), worker.stop()]);
  }, 240_000);
  afterAll(async () => {
    await receiver.close();
    await database.close();
  });

  const linesOf = (server: ServerProcess) =>
    server.output
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));

  it('is stored with the id of the call that gave it, which its answer names, and so are its steps', async () => {
    expect(answered).toEqual({ status: 201, id: requestId });
    const { rows } = await database.executeSql(
      `select p.request_id as order_id, s.request_id as step_id
       from processings p join work_steps s on s.processing_id = p.id`,
    );
    expect(rows).toEqual([{ order_id: requestId, step_id: requestId }]);
  });

  it('is told under that id by the api, the worker and the child of the engine', () => {
    expect(linesOf(api)).toContainEqual(
      expect.objectContaining({ msg: 'answered', requestId, method: 'POST', route: '/api/processings', status: 201 }),
    );
    const told = linesOf(worker).filter((line) => line['requestId'] === requestId);
    expect(told.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['step begins', 'engine task ends', 'engine stage ends', 'step ends']),
    );
    for (const line of told) expect(line).toMatchObject({ step: 'cut-out', stepId: expect.any(String) });
    expect(told).toContainEqual(expect.objectContaining({ msg: 'step ends', end: 'done' }));
    expect(told).toContainEqual(expect.objectContaining({ msg: 'engine stage ends', task: 'cutOut', stage: 'task' }));
  });

  it('is told without anything personal', () => {
    for (const text of [api.output.replace(/^(?!{).*$/gm, ''), worker.output.replace(/^(?!{).*$/gm, '')])
      expect(text).not.toMatch(/@semblante\.test|ana\.jpg|XSRF|127\.0\.0\.1:\d+\/api/);
  });

  it('is one trace: the call, its step, the tasks of the engine, their stages', () => {
    expect(receiver.problems).toEqual([]);
    expect(receiver.lastHeaders()['x-key']).toBe('a key');
    const named = (name: string) => receiver.spans.filter((span) => span.name === name);
    const [order, step, task] = ['POST /api/processings', 'step cut-out', 'engine cutOut'].map(
      (name) => named(name)[0],
    );
    expect(order).toMatchObject({ service: 'semblante-api' });
    expect(order?.parentSpanId ?? '').toBe('');
    expect(step).toMatchObject({ service: 'semblante-worker', traceId: order?.traceId, parentSpanId: order?.spanId });
    expect(task).toMatchObject({ traceId: order?.traceId, parentSpanId: step?.spanId });
    expect(named('stage task').find(({ parentSpanId }) => parentSpanId === task?.spanId)).toMatchObject({
      traceId: order?.traceId,
    });
  });
});
