import { readFile } from 'node:fs/promises';
import { untilStill } from './kit/axe.ts';
import { media } from './kit/media.ts';
import { choosePhoto, swapWords } from './kit/face-swap.ts';
import { enterAsUser, logOut, newAddress, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a double tap on Pagar leaves the sheet open that it opened, and the Pix code comes before the QR', async ({
    page,
  }) => {
    await register(page, { name: 'Lia Nunes', email: newAddress(), password: 'uma senha boa' });
    await page.goto('/user/credits');
    await page
      .getByRole('link', { name: /Comprar/ })
      .first()
      .click();
    const pay = page.getByRole('button', { name: /^Pagar/ });
    // Near the top of the window, where the sheet does not reach: the second tap lands beside it.
    await pay.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 80));
    await pay.dblclick();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await untilStill(page);
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('CPF').fill('529.982.247-25');
    await sheet.getByLabel('Celular').fill('(11) 98765-4321');
    await sheet.getByRole('button', { name: 'Confirmar' }).click();
    const copy = page.getByRole('button', { name: 'Copiar código Pix' });
    await expect(copy).toBeVisible();
    const [code, picture] = [
      await copy.boundingBox(),
      await page.getByRole('img', { name: /QR Code do Pix/ }).boundingBox(),
    ];
    expect(code?.y).toBeLessThan(picture?.y ?? 0);
  });

  test('nothing has to be dropped, and the photo sheet can be left while it checks', async ({ page }) => {
    await enterAsUser(page);
    await page.goto('/user/faceswap');
    await expect(page.getByRole('heading', { name: 'Escolha seu vídeo ou foto' })).toBeVisible();
    await page.route('**/api/faces', async (route) =>
      route.request().method() === 'POST' ? undefined : await route.continue(),
    );
    await choosePhoto(page, media.photo, swapWords.pt_BR);
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(swapWords.pt_BR.declare).check();
    await sheet.getByRole('button', { name: swapWords.pt_BR.addFace }).click();
    await expect(sheet.getByRole('progressbar')).toBeVisible();
    await sheet.getByRole('button', { name: 'Cancelar' }).click();
    await expect(sheet).toBeHidden();
  });
});

test('a video that was picked without a connection is sent when the line is back', async ({ page, context }) => {
  await enterAsUser(page);
  await page.goto('/user/faceswap');
  await expect(page.getByRole('heading', { name: 'Solte seu vídeo ou foto aqui' })).toBeVisible();
  await context.setOffline(true);
  // A name of its own: other tests send videos as the same person.
  await page
    .locator('input[type=file][accept*="mp4"]')
    .first()
    .setInputFiles({ name: 'sem-linha.mp4', mimeType: 'video/mp4', buffer: await readFile(media.clip) });
  await expect(page.getByText('Sem conexão').first()).toBeVisible();
  await context.setOffline(false);
  await expect(async () =>
    expect(
      ((await (await page.request.get('/api/videos')).json()) as { data: { file_name: string }[] }).data,
    ).toContainEqual(expect.objectContaining({ file_name: 'sem-linha.mp4' })),
  ).toPass({ timeout: 60_000 });
});

test('a video whose first calls get no answer is sent all the same', async ({ page }) => {
  let lost = 0;
  await page.route('**/api/videos/known*', async (route) => {
    lost += 1;
    await (lost > 2 ? route.continue() : route.abort('connectionreset'));
  });
  await enterAsUser(page);
  await page.goto('/user/faceswap');
  await page
    .locator('input[type=file][accept*="mp4"]')
    .first()
    .setInputFiles({ name: 'linha-ruim.mp4', mimeType: 'video/mp4', buffer: await readFile(media.clip) });
  await expect(async () =>
    expect(
      ((await (await page.request.get('/api/videos')).json()) as { data: { file_name: string }[] }).data,
    ).toContainEqual(expect.objectContaining({ file_name: 'linha-ruim.mp4' })),
  ).toPass({ timeout: 60_000 });
  expect(lost).toBeGreaterThan(2);
});

test('films of a phone become MP4 on the device and are taken, HEVC too, which this browser cannot play', async ({
  page,
}) => {
  const compatible = await readFile(media.clip);
  // The same boxes under the brand of QuickTime: what an iPhone writes with "Most Compatible".
  compatible.write('qt  ', 8, 'latin1');
  const films = [
    ['IMG_0001', compatible],
    ['IMG_0002', await readFile(media.phoneFilm)],
  ] as const;
  await enterAsUser(page);
  await page.goto('/user/faceswap');
  for (const [index, [name, buffer]] of films.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Trocar', exact: true }).click();
    await page
      .locator('input[type=file][accept*="mp4"]')
      .first()
      .setInputFiles({ name: `${name}.MOV`, mimeType: 'video/quicktime', buffer });
    const listed = async () =>
      ((await (await page.request.get('/api/videos')).json()) as { data: { file_name: string; state: string }[] }).data;
    await expect(async () =>
      expect((await listed()).find(({ file_name }) => file_name === `${name}.mp4`)?.state).toBe('ready'),
    ).toPass({ timeout: 100_000 });
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header leads to background removal, and to the catalogue whom it is open to', async ({ page }) => {
    await enterAsUser(page);
    const navigation = page.getByRole('navigation', { name: 'Principal' });
    await expect(navigation.getByRole('link')).toHaveText([
      'Início',
      'Face swap',
      'Remover fundo',
      'Melhorar imagem',
      'Créditos',
    ]);
    await logOut(page);
    await enterAsUser(page, 'verificada@semblante.test');
    await expect(navigation.getByRole('link', { name: 'Catálogo' })).toBeVisible();
  });
});

for (const [language, title, way] of [
  ['pt-BR', 'O mesmo vídeo', 'Experimentar com o nosso exemplo'],
  ['en-US', 'The same video', 'Try with our example'],
] as const) {
  test.describe(`the document of the home page, ${language}`, () => {
    test.use({ locale: language });

    test('has its first screen in it: before any code of ours, in one language, and not for who has a session', async ({
      page,
    }) => {
      await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.goto('/home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.getByRole('link', { name: way })).toHaveAttribute('href', '/register');
      expect(await page.locator('html').getAttribute('lang')).toBe(language === 'pt-BR' ? 'pt-BR' : 'en');
      await page.evaluate(() => localStorage.setItem('user', '{}'));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    });

    test('gives way to the whole page without a moment in between', async ({ page }) => {
      await page.addInitScript(() => {
        const seen: boolean[] = [];
        Object.assign(window, { seenTitle: seen });
        const look = () => {
          if (document.getElementById('root') !== null) seen.push(document.querySelector('h1') !== null);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto('/home');
      await expect(page.getByRole('slider')).toBeVisible();
      const seen = await page.evaluate(() => (window as unknown as { seenTitle: boolean[] }).seenTitle);
      expect(seen.slice(seen.indexOf(true))).not.toContain(false);
    });
  });
}
