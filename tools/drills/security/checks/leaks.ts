import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '@semblante/core/accounts';
import { ask, jsonHeaders } from '../ask.ts';
import { type Check, emails } from '../check.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const cacheHeaders: Check = {
  name: 'cache-headers',
  promise: 'what is somebody’s is kept by no cache in between; pages are asked for anew, and only named files are kept',
  needsBelongings: true,
  attack: async (target) => {
    const { ana } = await target.getBelongings();
    const faults: string[] = [];
    const ids = [ana.video, ana.image, ana.processing];
    const own = [
      ...['', '/source', '/poster', `/people/${ana.person}`].map((part) => `/api/videos/${ids[0]}${part}`),
      ...['', '/source', '/view', '/thumbnail'].map((part) => `/api/images/${ids[1]}${part}`),
      ...['', '/result', '/thumbnail', '/download'].map((part) => `/api/processings/${ids[2]}${part}`),
      `/api/processings/archive?ids=${ana.processing}`,
      `/api/faces/${ana.face}/photos/${ana.photo}/thumbnail`,
      `/api/privacy/export/${ana.export}/file`,
      `/api/payments/${ana.payment}`,
      ...target.api.operations
        .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.startsWith('/api/staff'))
        .map(({ path }) => path)
        .filter((path) => path !== '/api/events'),
    ];
    for (const path of own) {
      const answer = await ask(target, { path, headers: target.ana.headers });
      const said = String(answer.headers['cache-control'] ?? '');
      if (!/no-store|private/.test(said) || /public/.test(said))
        faults.push(`${path} (${answer.status}) says "${said}"`);
    }
    const home = await ask(target, { path: '/home' });
    if (!/no-cache|no-store/.test(String(home.headers['cache-control']))) faults.push('the page is kept');
    const script = /\/assets\/[\w.-]+\.js/.exec(home.body.toString())?.[0] ?? '/assets/none';
    const kept = await ask(target, { path: script });
    if (!/immutable/.test(String(kept.headers['cache-control']))) faults.push(`${script} is not kept (${kept.status})`);
    return faults;
  },
  removals: [
    { file: 'apps/server/src/http/plugins/security-headers.ts', from: "  'cache-control': 'no-store',\n", to: '' },
  ],
};

const logInjection: Check = {
  name: 'log-injection',
  promise: 'nobody writes lines of their own into the log, and it names no secret, no address of a person and no query',
  attack: async (target) => {
    const faults: string[] = [];
    const before = target.readLog().length;
    const forged = 'forged-by-a-stranger';
    const line = `\r\n{"level":30,"msg":"${forged}"}\r\n\u001b[2J`;
    const token = 'token-in-a-query-4711';
    const headers = { ...target.ana.headers, ...jsonHeaders };
    const paths = [
      `/api/x${encodeURIComponent(line)}`,
      `/api/videos/${encodeURIComponent(line)}`,
      `/${encodeURIComponent(line)}`,
    ];
    for (const path of paths) await ask(target, { path, headers });
    await ask(target, { path: `/api/captcha?proof=${token}`, headers: { 'user-agent': encodeURIComponent(line) } });
    await ask(target, { path: `/api/invitations/${token}` });
    const wrong = [{ name: line }, { language: line }, { current_password: demoPassword, new_password: '\r\n' }];
    for (const body of wrong)
      await ask(target, { method: 'PATCH', path: '/api/user', body: JSON.stringify(body), headers });
    // A fault of our own is what is told at length.
    await target.database.executeSql('alter table notices_seen rename to notices_seen_away').catch(() => undefined);
    await ask(target, { path: '/api/notifications', headers });
    await target.database.executeSql('alter table notices_seen_away rename to notices_seen').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const log = target.readLog().slice(before);
    for (const each of log.split('\n').filter((text) => text.trim() !== '')) {
      const told = parsed(each);
      if (!told) faults.push(`a line that is none of ours: ${each.slice(0, 80)}`);
      else if (String(told['msg']) === forged) faults.push('a line of a stranger');
    }
    const cookie = /semblante_session=([^;]+)/.exec(target.ana.headers['cookie'] ?? '')?.[1] ?? 'no cookie';
    for (const [what, secret] of Object.entries({
      'a session': cookie,
      'a password': demoPassword,
      'an address of a person': emails.ana,
      'a query': token,
    }))
      if (log.includes(secret)) faults.push(`the log has ${what}`);
    return faults.slice(0, 12);
  },
  removals: [
    {
      file: 'apps/server/src/http/plugins/error-answers.ts',
      from: 'if (status >= 500) tell(request, error, answer.code);',
      to: 'process.stdout.write(`${request.method} ${decodeURIComponent(request.url)}: ${answer.code}\\n`);',
    },
    {
      file: 'apps/server/src/http/plugins/page.ts',
      from: 'if (!wantsPage(request)) return',
      to: 'process.stdout.write(`${decodeURIComponent(request.url)}\\n`);\n    if (!wantsPage(request)) return',
    },
  ],
};

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** What no repository and no page may hold; examples in documents and tests are made of few different letters. */
const secretShapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/,
  'a key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'a key of Stripe': /\b[sr]k_live_[0-9a-zA-Z]{20,}/,
  'a secret of a webhook': /\bwhsec_[0-9a-zA-Z]{28,}/,
  'a token of Mercado Pago': /\bAPP_USR-\d{10,}-\d{6}-[0-9a-f]{32}/,
  'a token of a code host': /\b(?:ghp|gho|ghs|glpat)[-_][0-9A-Za-z]{20,}/,
  'a token of a session': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a secret of ours':
    /^\s*(?:APP_SECRET|METRICS_TOKEN|S3_SECRET_ACCESS_KEY|SMTP_URL)=(?!.*(?:example|change|\$|<|openssl))\S{16,}/m,
};
const bytesMax = 3_000_000;

const secrets: Check = {
  name: 'secrets',
  promise: 'no key, token or password of anybody lies in the repository, the programs or the page’s files',
  attack: async (target) => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1 << 26 })
      .toString()
      .split('\0');
    const built = ['apps/web/dist', 'dist'].flatMap((folder) => listFiles(join(root, folder)));
    const planted = listFiles(join(target.folder, 'planted'));
    const faults: string[] = [];
    if (!built.some((file) => file.endsWith('.js'))) faults.push('nothing is built');
    for (const file of [...tracked.filter(Boolean).map((name) => join(root, name)), ...built, ...planted]) {
      if (!existsSync(file) || statSync(file).size > bytesMax) continue;
      const text = readFileSync(file, 'latin1');
      for (const [what, shape] of Object.entries(secretShapes))
        if (shape.test(text)) faults.push(`${what} in ${file.replace(root, '')}`);
    }
    const pages = built.filter((file) => file.includes('apps/web/dist'));
    for (const file of pages.filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(file, 'utf8');
      if (/DATABASE_URL|APP_SECRET|SMTP_URL|postgres:\/\//.test(text)) faults.push(`settings of the server in ${file}`);
    }
    return faults;
  },
  removals: [],
  trap: async ({ folder }) => {
    const planted = join(folder, 'planted');
    execFileSync('mkdir', ['-p', planted]);
    writeFileSync(join(planted, 'settings.js'), `const key = "${'AKIA'}${'QWERTY1234567890'}";`);
  },
};

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export const leakChecks: readonly Check[] = [cacheHeaders, logInjection, secrets];
