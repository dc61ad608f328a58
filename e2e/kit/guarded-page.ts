import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const typeOf: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export interface GuardedPage {
  /** Documents, code and styles come from this build, with the server's own headers; everything else from the site. */
  showIn(context: BrowserContext): Promise<void>;
  remove(): Promise<void>;
}

/** The page as a deployment builds it that wants the developer-tools guard. */
export async function buildGuardedPage(): Promise<GuardedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'semblante-guarded-page-'));
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'error'],
    {
      cwd: join(root, 'apps/web'),
      env: { ...process.env, DEVTOOLS_GUARD: '1', NODE_ENV: 'production', PRECOMPRESS: '0' },
    },
  );
  return {
    showIn: async (context) => {
      await context.route('http://localhost:*/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const isDocument = route.request().isNavigationRequest();
        if (!isDocument && !/^\/(assets\/|before-paint\.js)/.test(pathname)) return await route.fallback();
        const file = isDocument ? (pathname === '/home' ? 'home.html' : 'index.html') : pathname;
        const policy = (isDocument ? (await route.fetch()).headers()['content-security-policy'] : undefined) ?? '';
        await route.fulfill({
          body: await readFile(join(folder, file)),
          contentType: typeOf[extname(file)] ?? 'application/octet-stream',
          headers: { 'content-security-policy': policy },
        });
      });
    },
    remove: async () => await rm(folder, { recursive: true, force: true }),
  };
}
