import { Buffer } from 'node:buffer';
import { demoPassword } from '@semblante/core/accounts';
import { type Answer, ask, jsonHeaders } from '../ask.ts';
import { type Check, emails, type Target } from '../check.ts';

const plugins = 'apps/server/src/http/plugins';

const headers: Check = {
  name: 'headers',
  promise: 'pages and calls say what may load, frame, sniff and refer, and nothing of who serves them',
  attack: async (target) => {
    const [page, call, missing, malformed] = await Promise.all(
      ['/home', '/api/settings', '/api/nothing', '/api/%zz'].map(async (path) => await ask(target, { path })),
    );
    const faults: string[] = [];
    const demand = (name: string, answer: Answer | undefined, header: string, wanted: RegExp) => {
      const said = String(answer?.headers[header] ?? '');
      if (!wanted.test(said)) faults.push(`${name}: ${header} is "${said}"`);
    };
    for (const [name, answer] of Object.entries({ page, call, missing, malformed })) {
      demand(name, answer, 'x-content-type-options', /^nosniff$/);
      demand(name, answer, 'content-security-policy', /frame-ancestors '(none|self)'/);
      demand(name, answer, 'referrer-policy', /no-referrer|strict-origin/);
      for (const header of ['server', 'x-powered-by', 'access-control-allow-origin'])
        if (answer?.headers[header]) faults.push(`${name} says ${header}: ${answer.headers[header]}`);
    }
    demand('page', page, 'content-security-policy', /script-src 'self'(;|$)/);
    demand('page', page, 'content-security-policy', /object-src 'none'/);
    demand('page', page, 'strict-transport-security', /max-age=\d{8}/);
    demand('call', call, 'strict-transport-security', /max-age=\d{8}/);
    demand('call', call, 'content-security-policy', /default-src 'none'/);
    demand('page', page, 'cross-origin-opener-policy', /^same-origin/);
    return faults;
  },
  removals: [
    { file: `${plugins}/security-headers.ts`, from: 'reply.headers(isCall(request) ? ofCalls : ofPages);', to: '' },
  ],
};

async function logInAnew(target: Target, email: string): Promise<Answer> {
  const first = await ask(target, { path: '/api/csrf' });
  const cookie = cookiesOf(first).map((line) => line.split(';')[0]);
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie.join('; '))?.[1] ?? '');
  const sum = JSON.parse((await ask(target, { path: '/api/captcha' })).body.toString()) as {
    id: string;
    question: string;
  };
  const [left = 0, right = 0] = sum.question.split('+').map(Number);
  const body = JSON.stringify({
    email,
    password: demoPassword,
    captcha: { id: sum.id, answer: String(left + right) },
  });
  const sent = { ...jsonHeaders, cookie: cookie.join('; '), 'x-xsrf-token': token };
  return await ask(target, { method: 'POST', path: '/api/login', body, headers: sent });
}

const cookiesOf = (answer: Answer) => answer.headers['set-cookie'] ?? [];

const cookies: Check = {
  name: 'cookies',
  promise: 'a session cookie is out of reach of scripts, of plain HTTP and of other sites, and new with every login',
  attack: async (target) => {
    const [one, other] = [await logInAnew(target, emails.ana), await logInAnew(target, emails.ana)];
    const faults: string[] = one.status === 200 ? [] : [`login answered ${one.status}`];
    const session = cookiesOf(one).find((line) => line.startsWith('semblante_session=')) ?? '';
    for (const wanted of [/; ?HttpOnly/i, /; ?Secure/i, /; ?SameSite=(Lax|Strict)/i, /; ?Path=\//i])
      if (!wanted.test(session)) faults.push(`the session cookie lacks ${wanted.source}`);
    for (const line of cookiesOf(one).filter((each) => !/SameSite=(Lax|Strict)/i.test(each) || !/Secure/i.test(each)))
      faults.push(`a cookie for other sites or plain HTTP: ${line.split('=')[0]}`);
    const value = (answer: Answer) => /semblante_session=([^;]+)/.exec(cookiesOf(answer).join('; '))?.[1] ?? '';
    if (value(one) === value(other)) faults.push('two logins have the same session');
    if (Buffer.from(decodeURIComponent(value(one)), 'base64url').length < 16) faults.push('the session can be guessed');
    return faults;
  },
  removals: [
    {
      file: `${plugins}/session-access.ts`,
      from: '{ ...cookieOptions, httpOnly: true, expires: session.expiresAt }',
      to: '{ ...cookieOptions, expires: session.expiresAt }',
    },
  ],
};

const forgery: Check = {
  name: 'forgery',
  promise: 'a page of another site changes nothing with somebody’s cookie, and reads nothing',
  attack: async (target) => {
    const faults: string[] = [];
    const { cookie = '' } = target.ana.headers;
    const body = JSON.stringify({ name: 'Forjada' });
    const foreign = { ...jsonHeaders, cookie, origin: 'https://evil.example' };
    const tries: Record<string, Record<string, string>> = {
      'without a token': foreign,
      'with an empty token': { ...foreign, 'x-xsrf-token': '' },
      'with the token of another session': { ...foreign, 'x-xsrf-token': target.bia.headers['x-xsrf-token'] ?? '' },
    };
    for (const [how, sent] of Object.entries(tries)) {
      const answer = await ask(target, { method: 'PATCH', path: '/api/user', body, headers: sent });
      if (answer.status !== 419) faults.push(`PATCH /api/user ${how} was answered ${answer.status}`);
    }
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' };
    for (const path of ['/api/user', '/api/uploads']) {
      const preflight = await ask(target, { method: 'OPTIONS', path, headers: asked });
      if (preflight.headers['access-control-allow-origin']) faults.push(`${path} lets other origins in`);
    }
    return faults;
  },
  removals: [
    { file: `${plugins}/forgery-protection.ts`, from: 'app.csrfProtection(request, reply, done);', to: 'done();' },
  ],
};

const encode = (text: string) => text.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
/** Ways to write one address that some servers and proxies take for the same. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('/api/', '/%61pi/'),
  encode,
  (path) => path.replace('/api/', '/%2561pi/'),
  (path) => path.replace('/api/', '/api%2F'),
  (path) => path.replace('/api/', '/api//'),
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path};x=1`,
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/assets/../api/'),
  (path) => `http://localhost${path}`,
  (path) => `${path}%00`,
  (path) => `${path}?/api/webhooks/x`,
];

const encodedPaths: Check = {
  name: 'encoded-paths',
  promise: 'however an address is spelled, nobody reads without a session and no user reads what is staff’s',
  attack: async (target) => {
    const faults: string[] = [];
    const refused = new Set([400, 401, 403, 404, 414]);
    const asBia = { cookie: target.bia.headers['cookie'] ?? '' };
    for (const spell of spellings) {
      for (const [path, sent] of [
        ['/api/user', {}],
        ['/api/processings', {}],
        ['/api/staff/users', asBia],
        ['/api/staff/audit', asBia],
      ] as const) {
        const answer = await ask(target, { path: spell(path), headers: sent });
        const isPage = answer.status === 200 && String(answer.headers['content-type']).startsWith('text/html');
        if (!refused.has(answer.status) && !isPage) faults.push(`GET ${spell(path)} was answered ${answer.status}`);
      }
    }
    return faults;
  },
  removals: [
    {
      file: `${plugins}/session-access.ts`,
      from: 'const { access, isSensitive } = request.routeOptions.config;',
      to: "const { access, isSensitive } = request.url.startsWith('/api/') ? request.routeOptions.config : {};",
    },
  ],
};

const steps = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%252f', '....//', '..;/', '%c0%ae%c0%ae/'];

const traversal: Check = {
  name: 'traversal',
  promise: 'no address leaves the folder it is about',
  needsBelongings: true,
  attack: async (target) => {
    const { ana } = await target.getBelongings();
    const faults: string[] = [];
    const asAna = { cookie: target.ana.headers['cookie'] ?? '' };
    const places = [
      '/',
      '/assets/',
      `/api/videos/${ana.video}/previews/${ana.preview}/`,
      '/api/images/',
      '/api/docs/static/',
    ];
    const wanted = ['package.json', 'etc/passwd', 'secret', '0-before.jpg'];
    for (const place of places)
      for (const step of steps)
        for (const depth of [1, 4])
          for (const file of wanted) {
            const path = `${place}${step.repeat(depth)}${file}`;
            const answer = await ask(target, { path, headers: asAna });
            const type = String(answer.headers['content-type']);
            const isPage = answer.status === 200 && type.startsWith('text/html');
            if (answer.status < 400 && !isPage) faults.push(`GET ${path} was answered ${answer.status} (${type})`);
            if (/root:x:|"workspaces"|"dependencies"/.test(answer.body.toString('latin1')))
              faults.push(`${path} leaks`);
            if (answer.status >= 500) faults.push(`GET ${path} was answered ${answer.status}`);
          }
    return faults;
  },
  // As a server does that joins an address to its folder.
  removals: [
    {
      file: `${plugins}/page.ts`,
      from: '  app.setNotFoundHandler((request, reply) => {',
      to: `  app.setNotFoundHandler((request, reply) => {
    try {
      return reply.type('text/plain').send(fs.readFileSync(folder + decodeURIComponent(request.url)));
    } catch {}`,
    },
    {
      file: `${plugins}/page.ts`,
      from: "import { existsSync } from 'node:fs';",
      to: "import fs, { existsSync } from 'node:fs';",
    },
  ],
};

const openRedirects: Check = {
  name: 'open-redirects',
  promise: 'no answer sends anybody to another host',
  attack: async (target) => {
    const faults: string[] = [];
    const lies: Record<string, string>[] = [{}, { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }];
    const evil = [
      '//evil.example',
      '/\\evil.example',
      '/%2fevil.example',
      '/%5cevil.example',
      '///evil.example/%2e%2e',
    ];
    const paths = evil.flatMap((path) => [path, `${path}/`, `${path}/..`, `/login?next=${path}`, `/home${path}`]);
    const asked = [
      ...paths,
      '/api/docs',
      '/login?redirect=https://evil.example',
      '/openid?return=https://evil.example',
    ];
    for (const path of asked)
      for (const sent of lies) {
        const { headers: said, status } = await ask(target, { path, headers: sent });
        const location = String(said['location'] ?? '');
        if (/evil|^\/\/|^\/\\/.test(location)) faults.push(`GET ${path} leads to ${location} (${status})`);
      }
    return faults;
  },
  // As many servers do who tidy addresses up.
  removals: [
    {
      file: `${plugins}/page.ts`,
      from: '  app.setNotFoundHandler((request, reply) => {',
      to: `  app.setNotFoundHandler((request, reply) => {
    if (request.url.endsWith('/')) return reply.redirect(request.url.slice(0, -1));`,
    },
  ],
};

export const doorChecks: readonly Check[] = [headers, cookies, forgery, encodedPaths, traversal, openRedirects];
