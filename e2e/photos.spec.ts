import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from './kit/axe.ts';
import { balanceOf, buyCredits } from './kit/credits.ts';
import { choosePhoto, declareAndAdd, swapWords } from './kit/face-swap.ts';
import { inTurn } from './kit/in-turn.ts';
import { images, media, verify } from './kit/media.ts';
import { newAddress, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  {
    name: 'phone, Portuguese',
    width: 390,
    language: 'pt_BR',
    images: 'Imagens',
    batch: 'Fotos deste pedido',
    compare: 'Comparar o original com a prévia',
    zip: 'Baixar todas (ZIP)',
    damaged: /Não conseguimos abrir esta imagem/,
    heic: /não abre HEIC/,
    enhance: /^Melhorar ana/,
  },
  {
    name: 'desktop, English',
    width: 1440,
    language: 'en',
    images: 'Images',
    batch: 'Photos of this order',
    compare: 'Compare the original with the preview',
    zip: 'Download all (ZIP)',
    damaged: /could not open this image/,
    heic: /cannot open HEIC/,
    enhance: /^Enhance ana/,
  },
] as const;

for (const look of inTurn(looks, 0)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 }, reducedMotion: 'reduce' });

    test('a face goes into a photo: seen before paying, compared, downloaded, and two more in one order', async ({
      page,
      site,
    }) => {
      test.setTimeout(300_000);
      const say = swapWords[look.language];
      const drop = page.locator('input[type=file]').last();
      const shot = async (name: string) =>
        await page.screenshot({ path: test.info().outputPath(`${name}-${look.width}.png`), fullPage: true });
      await register(page, { name: 'Lia Nunes', email: newAddress(), password: 'uma senha boa' });
      await buyCredits(page);
      const before = await balanceOf(page);
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/faceswap');
      await choosePhoto(page, media.photo, say);
      await declareAndAdd(page, say);

      await test.step('a damaged picture and one that this browser cannot read have their reason', async () => {
        const heic = test.info().outputPath('IMG_1.HEIC');
        await writeFile(heic, 'no picture');
        await drop.setInputFiles([images.damaged, heic]);
        await expect(page.getByText(look.damaged)).toBeVisible({ timeout: 60_000 });
        await expect(page.getByText(look.heic)).toBeVisible();
        await expectAccessible(page, 'bad pictures');
        await shot('bad');
      });

      await test.step('the one person gets the one face, and the preview is drawn by itself, free', async () => {
        await drop.setInputFiles(images.ana);
        await expect(page.getByRole('heading', { name: say.ready })).toBeVisible({ timeout: 60_000 });
        await expect(page.getByRole('slider', { name: say.compare })).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'photo preview');
        await shot('preview');
        expect(await balanceOf(page)).toBe(before);
      });

      await test.step('one credit, and the result with its original, signed', async () => {
        await page.getByRole('button', { name: say.start }).last().click();
        await expect(page.getByRole('link', { name: say.download }).first()).toBeVisible({ timeout: 120_000 });
        expect(await balanceOf(page)).toBe(before - 1);
        await expect(page.getByRole('slider', { name: say.compare }).first()).toBeVisible();
        await expectAccessible(page, 'photo result');
        await shot('result');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: say.download }).first().click(),
        ]);
        expect(download.suggestedFilename()).toBe('ana - Semblante.png');
        const file = test.info().outputPath('result.png');
        await download.saveAs(file);
        expect(await verify(file, join(site.folder, 'signing'))).toBe('valid');
      });

      await test.step('two photos get the face in one order, and come in one ZIP', async () => {
        await drop.setInputFiles([images.ana, images.joao]);
        await expect(page.getByRole('list', { name: look.batch })).toBeVisible({ timeout: 90_000 });
        await expect(page.getByRole('slider', { name: look.compare })).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'several photos');
        await shot('batch');
        await page.getByRole('button', { name: say.start }).last().click();
        await expect(page.getByRole('link', { name: look.zip })).toBeVisible({ timeout: 120_000 });
        expect(await balanceOf(page)).toBe(before - 3);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: look.zip }).click(),
        ]);
        expect(download.suggestedFilename()).toBe('Semblante.zip');
      });

      await test.step('the dashboard has them among the images, with an opinion to give', async () => {
        await page.goto('/user/dashboard');
        await page.getByRole('tab', { name: look.images }).click();
        await expect(page.getByRole('link', { name: say.download })).toHaveCount(3);
        await page.getByRole('button', { name: say.worked }).first().click();
        await expectAccessible(page, 'dashboard with photos');
        await shot('dashboard');
      });

      await test.step('a swapped photo can be enlarged without being sent again', async () => {
        await page.goto('/user/enhance');
        await page.getByRole('button', { name: look.enhance }).first().click();
        await expect(page).toHaveURL(/image=/, { timeout: 60_000 });
        await expectAccessible(page, 'a swapped photo to enlarge');
        await shot('enlarge');
      });
    });
  });
}
