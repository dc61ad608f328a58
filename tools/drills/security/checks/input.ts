import { gzipSync } from 'node:zlib';
import { ask, codeOf, jsonHeaders } from '../ask.ts';
import type { Check, Target } from '../check.ts';
import { residentMb } from '../../site/process-table.ts';

const contracts = 'packages/contracts/src';
const asAna = (target: Target, more: Record<string, string> = {}) => ({
  ...target.ana.headers,
  ...jsonHeaders,
  ...more,
});
const quickMs = 2_000;

const jsonBombs: Check = {
  name: 'json-bombs',
  promise: 'JSON that nests without end or is longer than any form is refused at once',
  attack: async (target) => {
    const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
    const bombs: Record<string, { body: string; status: number }> = {
      'arrays in arrays': { body: `{"name":${nest('[', ']', 60_000)}}`, status: 400 },
      'objects in objects': { body: `{"name":${nest('{"a":', '}', 30_000).replace(':}', ':1}')}}`, status: 400 },
      'forty levels': { body: `{"name":${nest('[', ']', 40)}}`, status: 400 },
      'a megabyte': { body: JSON.stringify({ name: 'a'.repeat(1_000_000) }), status: 413 },
    };
    const faults: string[] = [];
    for (const [what, { body, status }] of Object.entries(bombs)) {
      const answer = await ask(target, { method: 'PATCH', path: '/api/user', body, headers: asAna(target) });
      if (answer.status !== status || answer.ms > quickMs)
        faults.push(`${what}: ${answer.status} after ${Math.round(answer.ms)} ms`);
    }
    return faults;
  },
  removals: [
    {
      file: 'apps/server/src/http/plugins/plain-input.ts',
      from: 'if (depth > depthMax) return false;',
      to: '',
    },
  ],
};

const packedMb = 512;
const grownMbMax = 200;

const unpackingBombs: Check = {
  name: 'unpacking-bombs',
  promise: 'a small packed request that unpacks to half a gigabyte is cut off, and takes no memory',
  attack: async (target) => {
    const faults: string[] = [];
    const json = gzipSync(Buffer.concat([Buffer.from('{"name":"'), Buffer.alloc(packedMb * 1024 * 1024, 'a')]));
    const form = gzipSync(
      Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'),
        Buffer.alloc(packedMb * 1024 * 1024),
        Buffer.from('\r\n--x--\r\n'),
      ]),
    );
    const bombs = [
      { path: '/api/user', method: 'PATCH', body: json, type: 'application/json' },
      { path: '/api/images?purpose=subject', method: 'POST', body: form, type: 'multipart/form-data; boundary=x' },
    ];
    for (const { path, method, body, type } of bombs) {
      const before = residentMb(target.pid());
      let most = before;
      const looking = setInterval(() => (most = Math.max(most, residentMb(target.pid()))), 20);
      const headers = { ...asAna(target), 'content-type': type, 'content-encoding': 'gzip' };
      const answer = await ask(target, { method, path, body, headers });
      clearInterval(looking);
      if (answer.status < 400 || answer.status >= 500) faults.push(`${path}: ${answer.status}`);
      if (answer.ms > quickMs) faults.push(`${path} was answered after ${Math.round(answer.ms)} ms`);
      if (most - before > grownMbMax) faults.push(`${path} took ${Math.round(most - before)} MB`);
    }
    return faults;
  },
  removals: [
    {
      file: 'apps/server/src/http/plugins/plain-input.ts',
      from: "done(packing === 'identity' ? undefined : new AppError('request.unsupported_media'));",
      to: 'done();',
    },
    { file: 'apps/server/src/http/server.ts', from: ', globalDecompression: false', to: '' },
  ],
};

/** What makes patterns that go back and forth take for ever. */
const slowTexts = ['a', '0', ' ', '.', '-', '@', '/', 'a.', 'a-', ', ', '%', '\t'].flatMap((unit) =>
  [40, 250, 20_000].map((length) => `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}!`),
);

const slowPatterns: Check = {
  name: 'slow-patterns',
  promise: 'no text in a field, a header or an address makes a pattern compare for ever',
  attack: async (target) => {
    const faults: string[] = [];
    for (const pattern of target.api.patterns)
      for (const text of slowTexts) {
        const startedAt = performance.now();
        new RegExp(pattern, 'u').test(text);
        const ms = performance.now() - startedAt;
        if (ms > 100) faults.push(`${pattern} took ${Math.round(ms)} ms for ${JSON.stringify(text.slice(0, 20))}`);
      }
    const slow = async (what: string, asked: Parameters<typeof ask>[1]) => {
      const answer = await ask(target, { ...asked, timeoutMs: quickMs });
      if (answer.status === 0) faults.push(`${what}: no answer within ${quickMs} ms`);
      return answer.status !== 0;
    };
    for (const text of slowTexts) {
      const inHeader = text.slice(0, 6_000).replace('\t', ' ').trim();
      const encoded = encodeURIComponent(text.slice(0, 4_000));
      const login = { email: text, password: text, captcha: { id: text, answer: text } };
      const isAnswering =
        (await slow('an e-mail', {
          method: 'POST',
          path: '/api/login',
          body: JSON.stringify(login),
          headers: asAna(target),
        })) &&
        (await slow('a name', {
          method: 'PATCH',
          path: '/api/user',
          body: JSON.stringify({ name: text }),
          headers: asAna(target),
        })) &&
        (await slow('a CPF', {
          method: 'PATCH',
          path: '/api/user/billing',
          body: JSON.stringify({ cpf: text, phone: text }),
          headers: asAna(target),
        })) &&
        (await slow('headers', {
          path: '/api/settings',
          headers: { 'accept-language': inHeader, 'user-agent': inHeader, range: inHeader, 'if-none-match': inHeader },
        })) &&
        (await slow('a cookie', { path: '/api/user', headers: { cookie: `semblante_session=${inHeader}` } })) &&
        (await slow('a search', { path: `/api/catalog?search=${encoded}`, headers: target.ana.headers })) &&
        (await slow('an address', { path: `/${encoded}` }));
      if (!isAnswering) break;
    }
    return faults;
  },
  removals: [
    {
      file: `${contracts}/fields.ts`,
      from: "  .pipe(z.email({ error: 'validation.email_invalid' }));",
      to: "  .refine((email) => /^(\\w+[.-]?)+@(\\w+[.-]?)+$/.test(email), { error: 'validation.email_invalid' });",
    },
  ],
};

const pollution: Check = {
  name: 'pollution',
  promise: 'names of prototypes are refused in JSON, and change nothing from forms, queries and uploads',
  attack: async (target) => {
    const faults: string[] = [];
    const bodies = [
      '{"__proto__":{"role":"admin","isAdmin":true}}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
      '{"name":"Ana","__proto__":{"status":"x"}}',
      '{"\\u005f_proto__":{"role":"admin"}}',
    ];
    for (const body of bodies) {
      const answer = await ask(target, { method: 'PATCH', path: '/api/user', body, headers: asAna(target) });
      if (answer.status !== 400) faults.push(`${body} was answered ${answer.status}`);
    }
    const form = ['__proto__', 'constructor', 'toString']
      .map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`)
      .join('');
    const calls = [
      { path: '/api/processings?__proto__[role]=admin&constructor[prototype][role]=admin' },
      { method: 'POST', path: '/api/images', body: `${form}--x--\r\n`, type: 'multipart/form-data; boundary=x' },
    ];
    for (const { method = 'GET', path, body, type } of calls) {
      const headers = { ...target.ana.headers, ...(type && { 'content-type': type }) };
      const answer = await ask(target, { method, path, headers, ...(body && { body }) });
      if (answer.status >= 500 || answer.status === 0) faults.push(`${method} ${path} was answered ${answer.status}`);
    }
    const who = await ask(target, { path: '/api/user', headers: target.ana.headers });
    const { user } = (JSON.parse(who.body.toString()) as { data: { user: Record<string, unknown> } }).data;
    if (user['role'] !== 'user' || 'isAdmin' in user) faults.push('the account is another one now');
    return faults;
  },
  removals: [
    {
      file: 'apps/server/src/http/plugins/plain-input.ts',
      from: "app.getDefaultJsonParser('error', 'error')",
      to: "app.getDefaultJsonParser('ignore', 'ignore')",
    },
  ],
};

const given = {
  role: 'admin',
  role_id: 1,
  user_id: '11111111-1111-4111-8111-111111111111',
  balance: 9_999,
  credits: 9_999,
};

const massAssignment: Check = {
  name: 'mass-assignment',
  promise: 'no call takes a field that it does not name: role, owner, balance, credits',
  attack: async (target) => {
    const faults: string[] = [];
    const withBody = target.api.operations.filter(({ hasJson, path }) => hasJson && !path.startsWith('/api/staff/'));
    if (withBody.length < 25) faults.push(`only ${withBody.length} calls with a body were found`);
    for (const { method, path, sample } of withBody) {
      const body = JSON.stringify({ ...(sample as object), ...given });
      const filled = path.replaceAll(/\{\w+\}/g, '11111111-1111-4111-8111-111111111111');
      const answer = await ask(target, { method, path: filled, body, headers: asAna(target) });
      const errors = (JSON.parse(answer.body.toString() || '{}') as { errors?: object }).errors ?? {};
      const told = Object.keys(errors).flatMap((field) => field.split(', '));
      const isTold = Object.keys(given).every((name) => told.includes(name));
      if (answer.status !== 422 || !isTold) faults.push(`${method} ${path}: ${answer.status} ${codeOf(answer)}`);
    }
    return faults;
  },
  removals: [
    {
      file: `${contracts}/accounts.ts`,
      from: 'export const UpdateUserBody = z\n  .strictObject({',
      to: 'export const UpdateUserBody = z\n  .object({',
    },
  ],
};

export const inputChecks: readonly Check[] = [jsonBombs, unpackingBombs, slowPatterns, pollution, massAssignment];
