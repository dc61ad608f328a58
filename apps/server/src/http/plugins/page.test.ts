import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { page } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'semblante-page-'));
writeFileSync(join(folder, 'index.html'), 'any page');
writeFileSync(join(folder, 'home.html'), 'home with its first screen');
writeFileSync(join(folder, 'robots.txt'), 'robots');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/page-h4sh.js'), 'a script');
writeFileSync(join(folder, 'assets/page-h4sh.js.br'), 'a packed script');
afterAll(() => rmSync(folder, { recursive: true }));

async function answerTo(path: string, { hasOwnHome = true, headers = {} }: Asked = {}) {
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, serve: false });
  await app.register(page, { hasOwnHome, folder });
  return await app.inject({ url: path, headers });
}

interface Asked {
  hasOwnHome?: boolean;
  headers?: Record<string, string>;
}

async function ask(path: string, hasOwnHome: boolean): Promise<string> {
  return (await answerTo(path, { hasOwnHome, headers: { accept: 'text/html' } })).body;
}

describe('the document of a page', () => {
  it.each(['/home', '/home/', '/home?from=mail', '//home'])('has its first screen in it at %s', async (path) => {
    expect(await ask(path, true)).toBe('home with its first screen');
  });

  it.each(['/', '/login', '/homes', '/home/other', '/user/home'])('is the empty one at %s', async (path) => {
    expect(await ask(path, true)).toBe('any page');
  });

  it('is the empty one at /home where people are sent on to a marketing site', async () => {
    expect(await ask('/home', false)).toBe('any page');
  });
});

describe('files of the page', () => {
  it('with a hash in their name are kept for a year, the others asked for anew', async () => {
    const [script, robots] = [await answerTo('/assets/page-h4sh.js'), await answerTo('/robots.txt')];
    expect([script.body, script.headers['cache-control']]).toEqual(['a script', 'public, max-age=31536000, immutable']);
    expect([robots.body, robots.headers['cache-control']]).toEqual(['robots', 'no-cache']);
  });

  it('come packed to whom reads that, and their packed copies have no address', async () => {
    const packed = await answerTo('/assets/page-h4sh.js', { headers: { 'accept-encoding': 'br' } });
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['a packed script', 'br']);
    expect((await answerTo('/assets/page-h4sh.js.br')).statusCode).toBe(404);
  });

  it.each(['/assets/gone.js', '/assets/..%2findex.html'])(
    'are not found at %s, and it is no page of ours',
    async (path) => {
      const { statusCode, body } = await answerTo(path);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('any page');
    },
  );
});
