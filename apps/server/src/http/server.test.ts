import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { languageOfHeader } from './plugins/request-language.ts';
import { sessionAccess } from './plugins/session-access.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ env: { METRICS_TOKEN: 'a token for the collector' } });
  await server.empty();
});
afterAll(async () => await server.close());

const login = { email: 'user@semblante.test', password: 'semblante-demo' };

describe('who may call', () => {
  it('does not start with a route that does not say who may call it', async () => {
    const app = Fastify();
    app.decorateReply('generateCsrf', () => '');
    await app.register((await import('@fastify/cookie')).default);
    await app.register(sessionAccess, {
      db: server.database.db,
      clock: () => new Date(),
      secureCookies: false,
      staffRules: { secondFactorGraceDays: 14, idleMinutes: 60 },
    });
    app.get('/forgotten', async () => 'open to everybody');
    await expect(app.ready()).rejects.toThrow(/GET \/forgotten/);
  });

  it('answers 401 without a valid session, in the language of the caller', async () => {
    const portuguese = await new TestBrowser(server.app).call('GET', '/api/user');
    expect(portuguese.statusCode).toBe(401);
    expect(portuguese.json()).toEqual({
      message: 'Sua sessão expirou. Por favor, faça login novamente.',
      code: 'accounts.session_required',
    });
    const english = await new TestBrowser(server.app, { language: 'de-DE,de;q=0.9' }).call('GET', '/api/user');
    expect(english.json().message).toBe('Your session has expired. Please log in again.');
  });
});

describe('the anti-forgery token', () => {
  const register = { name: 'x' };

  it('is refused with 419 when missing, forged or of another visitor', async () => {
    const browser = new TestBrowser(server.app);
    const bare = await browser.send({ method: 'POST', url: '/api/register', payload: register });
    expect(bare.statusCode).toBe(419);
    expect(bare.json()).toMatchObject({ code: 'request.forgery', message: expect.stringContaining('Tente de novo') });

    await browser.call('GET', '/api/csrf');
    const forged = await browser.send({
      method: 'POST',
      url: '/api/register',
      payload: register,
      headers: { 'x-xsrf-token': 'forged' },
    });
    expect(forged.statusCode).toBe(419);

    const stranger = new TestBrowser(server.app);
    await stranger.call('GET', '/api/csrf');
    const foreign = await browser.send({
      method: 'POST',
      url: '/api/register',
      payload: register,
      headers: { 'x-xsrf-token': stranger.cookies.get('XSRF-TOKEN') ?? '' },
    });
    expect(foreign.statusCode).toBe(419);
  });

  it('of a visitor without a session is worth nothing inside a session, and login brings a new one', async () => {
    const browser = new TestBrowser(server.app);
    await browser.call('GET', '/api/csrf');
    const before = browser.cookies.get('XSRF-TOKEN') ?? '';
    expect((await browser.logIn(login.email, login.password)).statusCode).toBe(200);
    const stale = await browser.send({
      method: 'PATCH',
      url: '/api/user',
      payload: { name: 'Outra' },
      headers: { 'x-xsrf-token': before },
    });
    expect(stale.statusCode).toBe(419);
    expect((await browser.call('PATCH', '/api/user', { name: 'Pessoa de teste' })).statusCode).toBe(200);
    expect((await browser.call('DELETE', '/api/logout')).statusCode).toBe(204);
    expect((await browser.logIn(login.email, login.password)).statusCode).toBe(200);
  });
});

describe('bad input', () => {
  const post = async (payload: string, headers: Record<string, string> = {}) => {
    const browser = new TestBrowser(server.app);
    await browser.call('GET', '/api/csrf');
    return await browser.send({
      method: 'POST',
      url: '/api/register',
      payload,
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
    });
  };

  it('says so, with the right status, whatever comes', async () => {
    expect((await post('{"name": ')).json()).toMatchObject({ code: 'request.malformed' });
    expect((await post('{"name": ')).statusCode).toBe(400);
    expect((await post(JSON.stringify({ name: 'a'.repeat(300_000) }))).statusCode).toBe(413);
    expect((await post('<name/>', { 'content-type': 'application/xml' })).statusCode).toBe(415);
    expect((await post('[]')).statusCode).toBe(422);
    expect((await post('null')).statusCode).toBe(422);
    expect((await post('{"name":"a\\u0000b"}')).json()).toMatchObject({ code: 'request.malformed' });
    expect((await post('{"__proto__":{"role":"admin"}}')).statusCode).toBe(400);
    for (const deep of ['['.repeat(100_000) + ']'.repeat(100_000), '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)]) {
      expect((await post(deep)).json()).toMatchObject({ code: 'request.malformed' });
    }
    expect((await post('{}', { 'content-length': '5' })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('takes a call without a body for what it is, content type or not', async () => {
    const browser = new TestBrowser(server.app);
    await browser.logIn(login.email, login.password);
    expect(
      (await browser.call('DELETE', '/api/logout', undefined, { 'content-type': 'application/json' })).statusCode,
    ).toBe(204);
    expect((await post('')).statusCode).toBe(422);
  });

  it('names each field that is wrong and every field that is unknown', async () => {
    const answer = (await post(JSON.stringify({ name: 7, email: 'não', role: 'admin' }))).json();
    expect(answer.code).toBe('request.invalid');
    expect(answer.errors.name).toEqual(['O campo nome é obrigatório.']);
    expect(answer.errors.email).toEqual(['E-mail inválido. Confira se está completo e sem acentos.']);
    expect(answer.errors.role).toEqual(['Campo desconhecido: role.']);
  });

  it('gets 404 as JSON for an unknown call, and nothing of our inside', async () => {
    const answer = await new TestBrowser(server.app).call('GET', '/api/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Não encontramos o que você procura.', code: 'request.not_found' });
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });
});

describe('the rest of the house', () => {
  it('describes every call, from the schemas that validate them', async () => {
    const { paths, components } = (await server.app.inject('/api/openapi.json')).json();
    const { schema } = paths['/api/login'].post.requestBody.content['application/json'];
    expect(schema).toEqual({ $ref: '#/components/schemas/LoginBody' });
    expect(components.schemas.LoginBody.required).toContain('captcha');
    expect((await server.app.inject('/api/docs/')).statusCode).toBe(200);
  });

  it('describes what calls share once, and nothing that no call speaks of', async () => {
    const { body } = await server.app.inject('/api/openapi.json');
    const described = Object.keys(JSON.parse(body).components.schemas);
    const referred = [...body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((found) => found[1]);
    expect([...new Set(referred)].toSorted()).toEqual(described.toSorted());
    expect(described).toContain('ErrorAnswer');
  });

  it('describes uploads, and an answer without a body as one', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json();
    expect(Object.keys(paths['/api/uploads'].post.responses)).toContain('201');
    expect(Object.keys(paths['/api/uploads/{id}'])).toEqual(expect.arrayContaining(['head', 'patch', 'delete']));
    const token = await server.app.inject('/api/csrf');
    expect(Object.keys(paths['/api/csrf'].get.responses)).toEqual([String(token.statusCode)]);
  });

  it('is healthy, is ready, and shows its figures to the collector only', async () => {
    expect((await server.app.inject('/api/health')).json()).toEqual({ status: 'ok' });
    const parts = { disk: 'ok', files: 'ok', queue: 'ok', engine: 'ok' };
    expect((await server.app.inject('/api/ready')).json()).toEqual({ status: 'ok', parts });
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
    const told = await server.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for the collector' },
    });
    expect(told.body).toContain('semblante_http_request_seconds');
  });

  it('says which part is not well: an api still serves, a worker is not ready', async () => {
    const whole = server.readiness.parts;
    const parts = { disk: 'full', files: 'ok', queue: 'ok', engine: 'ok' } as const;
    server.readiness.parts = async () => parts;
    const ofApi = await server.app.inject('/api/ready');
    server.readiness.needsParts = true;
    const ofWorker = await server.app.inject('/api/ready');
    Object.assign(server.readiness, { parts: whole, needsParts: false });
    expect(ofApi.statusCode).toBe(200);
    expect(ofWorker.statusCode).toBe(503);
    for (const answer of [ofApi, ofWorker]) expect(answer.json()).toEqual({ status: 'degraded', parts });
  });

  it('answers with the id that a proxy gave, and with one of its own where that could be anything', async () => {
    const idFor = async (given: string, url = '/api/health') =>
      (await server.app.inject({ url, headers: { 'x-request-id': given } })).headers['x-request-id'];
    const uuid = '0192f3a4-5b6c-7d8e-9f00-112233445566';
    expect(await idFor(uuid)).toBe(uuid);
    expect(await idFor('F'.repeat(32))).toBe('f'.repeat(32));
    for (const given of ['maria@example.com', `${uuid} `.repeat(2), '4111111111111111', `${uuid}\t{"level":60}`, ''])
      expect(await idFor(given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    for (const url of ['/api/nothing', '/login', '/api/user']) expect(await idFor(uuid, url)).toBe(uuid);
  });

  it('lets a page load scripts from nowhere but itself, and an answer of the API load nothing', async () => {
    const ofPage = String((await server.app.inject('/login')).headers['content-security-policy']);
    expect(ofPage).toContain("script-src 'self'");
    expect(ofPage).not.toContain("script-src 'self' 'unsafe-inline'");
    const { headers } = await server.app.inject('/api/health');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it('reads the language that the browser prefers', () => {
  expect(languageOfHeader(undefined)).toBe('pt_BR');
  expect(languageOfHeader('*')).toBe('pt_BR');
  expect(languageOfHeader('pt-PT')).toBe('pt_BR');
  expect(languageOfHeader('fr-CA, pt;q=0.9')).toBe('en');
  expect(languageOfHeader('en;q=0.3, pt-BR;q=0.8')).toBe('pt_BR');
  expect(languageOfHeader('pt_BR')).toBe('pt_BR');
  expect(languageOfHeader(';;;q=,,')).toBe('pt_BR');
});
