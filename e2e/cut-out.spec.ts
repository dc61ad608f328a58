import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/axe.ts';
import { balanceOf, buyCredits } from './kit/credits.ts';
import { addImages, cutOutWords, paintAcross, tileOf } from './kit/cut-out.ts';
import { inTurn } from './kit/in-turn.ts';
import { images, verify } from './kit/media.ts';
import { newAddress, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  { name: 'phone, Portuguese', width: 390, language: 'pt_BR' },
  { name: 'desktop, English', width: 1440, language: 'en' },
] as const;

for (const look of inTurn(looks, 0)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 }, reducedMotion: 'reduce' });

    test('a person cuts out two pictures of four, corrects the edge, changes the background and downloads', async ({
      page,
      site,
    }) => {
      test.setTimeout(300_000);
      const say = cutOutWords[look.language];
      await register(page, { name: 'Lia Nunes', email: newAddress(), password: 'uma senha boa' });
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/modifyImages');
      await expectAccessible(page, 'cut-out, empty');

      await test.step('without credits nothing is lost on the way to the packages', async () => {
        await addImages(page, [images.ana]);
        await expect(page.getByText(say.missing)).toBeVisible({ timeout: 60_000 });
        await page.getByRole('link', { name: say.buy }).last().click();
        await expect(page).toHaveURL(/\/user\/credits/);
        await buyCredits(page);
        await page.goto('/user/modifyImages');
        await expect(tileOf(page, 'ana.jpg', say.ready)).toBeVisible();
      });
      const before = await balanceOf(page);

      await test.step('bad files are named, each with its reason, and the good one goes on', async () => {
        await addImages(page, [images.joao, images.damaged, images.disguised]);
        await expect(page.getByText(say.leftOut)).toBeVisible({ timeout: 60_000 });
        await expect(page.getByText(say.disguised)).toBeVisible();
        await expect(page.getByText(say.damaged)).toBeVisible();
        await expect(tileOf(page, 'joao.png', say.ready)).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'bad files');
        await page.getByRole('button', { name: say.dismiss }).click();
      });

      await test.step('the preview is free', async () => {
        await tileOf(page, 'ana.jpg', say.ready).click();
        await expect(page.getByRole('slider', { name: say.preview })).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'preview');
        expect(await balanceOf(page)).toBe(before);
      });

      await test.step('both are cut out, for one credit each', async () => {
        await page.getByRole('button', { name: say.startBoth }).click();
        await expect(async () => expect(await balanceOf(page)).toBe(before - 2)).toPass();
        for (const name of ['ana.jpg', 'joao.png'])
          await expect(tileOf(page, name, say.done)).toBeVisible({ timeout: 180_000 });
        await tileOf(page, 'ana.jpg', say.done).click();
        await expect(page.getByRole('slider', { name: say.compare })).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'result');
      });

      await test.step('the brush erases, undoes, redoes, and brings back by keyboard', async () => {
        await page.getByRole('button', { name: say.erase, exact: true }).click();
        await paintAcross(page, say);
        await page.getByRole('button', { name: say.undo, exact: true }).click();
        await expect(page.getByRole('button', { name: say.undo, exact: true })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await page.getByRole('button', { name: say.redo, exact: true }).click();
        await page.getByRole('application', { name: say.surface }).focus();
        for (const key of ['b', 'Shift+ArrowDown', 'Space', 'Shift+ArrowDown', 'Space']) await page.keyboard.press(key);
        await expect(page.getByRole('button', { name: say.restore, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expectAccessible(page, 'brush');
      });

      await test.step('a colour behind it, written as WebP by the server, and what was not sent survives a reload', async () => {
        await page.getByText(say.colour, { exact: true }).click();
        await page.getByRole('radio', { name: say.pink }).check();
        await page.reload();
        await tileOf(page, 'ana.jpg', say.done).click();
        await expect(page.getByRole('radio', { name: say.pink })).toBeChecked();
        await page.getByText(say.webp, { exact: true }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: say.download }).click(),
        ]);
        expect(download.suggestedFilename()).toBe('ana - Semblante.webp');
        const file = test.info().outputPath('ana.webp');
        await download.saveAs(file);
        expect(readFileSync(file).toString('latin1', 8, 12)).toBe('WEBP');
        expect(await verify(file, join(site.folder, 'signing'))).toBe('valid');
        const picture = await pixelsOf(page, file);
        expect(picture).toMatchObject({ width: 640, height: 640 });
        // Pink in the corner and where the brush erased; above that, the person.
        expect([picture.corner, picture.middle, picture.above].map(isPink)).toEqual([true, true, false]);
        await expectAccessible(page, 'background');
      });

      await test.step('all of them in a ZIP', async () => {
        const [archive] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: say.zip }).click(),
        ]);
        expect(archive.suggestedFilename()).toBe('Semblante.zip');
        const bytes = readFileSync((await archive.path()) ?? '').toString('latin1');
        expect([
          bytes.startsWith('PK'),
          bytes.includes('ana - Semblante.webp'),
          bytes.includes('joao - Semblante.png'),
        ]).toEqual([true, true, true]);
        expect(await balanceOf(page)).toBe(before - 2);
      });

      await test.step('the dashboard has them, to like and to delete', async () => {
        await page.goto('/user/dashboard');
        await page.getByRole('tab', { name: say.images }).click();
        await expect(page.getByRole('button', { name: say.open })).toHaveCount(2);
        await page.getByRole('button', { name: say.worked }).first().click();
        await expect(page.getByRole('button', { name: say.worked }).first()).toHaveAttribute('aria-pressed', 'true');
        await expectAccessible(page, 'images on the dashboard');
        await page.getByRole('button', { name: say.remove }).first().click();
        await page.getByRole('dialog').getByRole('button', { name: say.removeYes, exact: true }).click();
        await expect(page.getByRole('button', { name: say.open })).toHaveCount(1);
        expect(await balanceOf(page)).toBe(before - 2);
      });

      await test.step('the same picture under another name keeps it, and the page says that it was here', async () => {
        await page.goto('/user/modifyImages');
        await page
          .locator('input[type=file][multiple]')
          .first()
          .setInputFiles({ name: 'praia.jpg', mimeType: 'image/jpeg', buffer: readFileSync(images.ana) });
        await expect(page.getByText(say.known)).toBeVisible({ timeout: 60_000 });
        await expect(tileOf(page, 'praia.jpg', say.ready)).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'a picture that was here');
      });
    });
  });
}

function isPink(colour: readonly number[]): boolean {
  return [0xf3, 0xc6, 0xd8].every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) < 6);
}

/** The size of a picture, and its colours in a corner, in its middle and above that. */
async function pixelsOf(page: Page, file: string) {
  return await page.evaluate(async (base64) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
    );
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const layer = canvas.getContext('2d');
    layer?.drawImage(picture, 0, 0);
    const at = (x: number, y: number) =>
      [...(layer?.getImageData(x * picture.width, y * picture.height, 1, 1).data ?? [])].slice(0, 3);
    return {
      width: picture.width,
      height: picture.height,
      corner: at(0.02, 0.02),
      middle: at(0.5, 0.5),
      above: at(0.5, 0.4),
    };
  }, readFileSync(file).toString('base64'));
}
