import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { page } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'semblante-page-'));
writeFileSync(join(folder, 'index.html'), 'any page');
writeFileSync(join(folder, 'home.html'), 'home with its first screen');
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(path: string, hasOwnHome: boolean): Promise<string> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder, serve: false });
  await app.register(page, { hasOwnHome, folder });
  return (await app.inject({ url: path, headers: { accept: 'text/html' } })).body;
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
