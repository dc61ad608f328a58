import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { inTurn } from './kit/in-turn.ts';
import { media } from './kit/media.ts';
import { newAddress, registerByForm, words } from './kit/people.ts';
import { type Line, openLine, slowDown } from './kit/line.ts';
import { expect, test as base } from './kit/test.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ site }, use) => {
    const line = await openLine(site.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => await use(line.url),
});

const looks = [
  {
    name: 'phone, Portuguese',
    width: 390,
    locale: 'pt-BR',
    language: 'pt_BR',
    slow: /\b[2-6]\d KB\/s/,
    cut: 'Sem conexão',
    stopped: 'O envio parou quando a página recarregou',
    have: /Já temos .* de /,
    choose: 'Escolher o mesmo arquivo',
    here: 'Este vídeo já estava aqui como “encontro.mp4”. Agora se chama “praia.mp4”.',
    leave: 'Trocar',
  },
  {
    name: 'desktop, English',
    width: 1440,
    locale: 'en-US',
    language: 'en',
    slow: /\b[2-6]\d KB\/s/,
    cut: 'No connection',
    stopped: 'The upload stopped when the page was reloaded',
    have: /We have .* of /,
    choose: 'Choose the same file',
    here: 'This video was here already as “encontro.mp4”. It is called “praia.mp4” now.',
    leave: 'Change',
  },
] as const;

/** 40 KB a second: a phone at the edge of its cell. */
const slowBytes = 40 * 1024;
const clipBytes = 1_400_000;

let film: string;
test.beforeAll(async () => {
  film = join(await mkdtemp(join(tmpdir(), 'semblante-e2e-uploads-')), 'encontro.mp4');
  const bytes = await readFile(media.clip);
  // A box of nothing behind the film: long enough on its way to be cut twice.
  const size = Math.max(8, clipBytes - bytes.length);
  const free = Buffer.alloc(size);
  free.writeUInt32BE(size, 0);
  free.write('free', 4, 'latin1');
  await writeFile(film, Buffer.concat([bytes, free]));
});

const listed = async (page: Page) =>
  (
    (await (await page.request.get('/api/videos')).json()) as {
      data: { file_name: string; state: string; bytes_received: number }[];
    }
  ).data;

for (const look of inTurn(looks, 1)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 844 }, locale: look.locale });

    test('a slow upload that is cut goes on by itself, and after a reload it asks for the same file once and goes on from there', async ({
      page,
      line,
    }) => {
      test.setTimeout(240_000);
      await registerByForm(page, {
        name: 'Lia',
        email: newAddress(),
        password: 'uma senha boa',
        say: words[look.language],
        staysToTry: true,
      });
      await slowDown(page, slowBytes);
      await page.locator('input[type=file][accept*="mp4"]').first().setInputFiles(film);
      await expect(page.getByText(look.slow)).toBeVisible();
      const received = async () => (await listed(page))[0]?.bytes_received ?? 0;
      await expect.poll(received).toBeGreaterThan(0);

      line.cut();
      await expect(page.getByText(look.cut).first()).toBeVisible();
      line.mend();
      const beforeCut = await received();
      await expect.poll(received, { timeout: 60_000 }).toBeGreaterThan(beforeCut);
      expect(await listed(page)).toHaveLength(1);

      await page.reload();
      await expect(page.getByText(look.stopped)).toBeVisible();
      await expect(page.getByText(look.have)).toBeVisible();
      await expectAccessible(page, 'an upload that a reload cut');
      const beforeReload = await received();
      const offsets: number[] = [];
      page.on(
        'request',
        (request) =>
          request.method() === 'PATCH' &&
          request.url().includes('/api/uploads/') &&
          offsets.push(Number(request.headers()['upload-offset'])),
      );
      await slowDown(page, -1);
      await page.getByLabel(look.choose).setInputFiles(film);
      await expect(page.getByText(look.stopped)).toBeHidden();
      await expect(async () =>
        expect(await listed(page)).toMatchObject([{ file_name: 'encontro.mp4', state: 'ready' }]),
      ).toPass({ timeout: 120_000 });
      expect(offsets[0]).toBeGreaterThan(0);
      expect(offsets[0]).toBeGreaterThanOrEqual(beforeReload);

      // Asked for once: a later reload finds the video and no question.
      await page.reload();
      await expect(page.getByText('encontro.mp4').first()).toBeVisible();
      await expect(page.getByText(look.stopped)).toHaveCount(0);

      // The same content under another name keeps the new name, and is not sent again.
      await mkdir(test.info().outputDir, { recursive: true });
      const renamed = join(test.info().outputDir, 'praia.mp4');
      await writeFile(renamed, await readFile(film));
      await page.getByRole('button', { name: look.leave, exact: true }).click();
      offsets.length = 0;
      await page.locator('input[type=file][accept*="mp4"]').first().setInputFiles(renamed);
      await expect(page.getByText(look.here)).toBeVisible();
      await expect(page.getByText('praia.mp4').first()).toBeVisible();
      expect(await listed(page)).toMatchObject([{ file_name: 'praia.mp4', state: 'ready' }]);
      expect(offsets).toEqual([]);
    });
  });
}
