import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './kit/axe.ts';
import { balanceOf, buyCredits } from './kit/credits.ts';
import { inTurn } from './kit/in-turn.ts';
import { images, verify } from './kit/media.ts';
import { newAddress, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  { name: 'phone, Portuguese', width: 390, language: 'pt_BR' },
  { name: 'desktop, English', width: 1440, language: 'en' },
] as const;

const words = {
  pt_BR: {
    disguised: /O nome diz imagem/,
    buy: 'Comprar créditos',
    twice: '2 vezes',
    picture: /^A imagem\. Toque/,
    show: 'Mostrar este ponto',
    spot: 'O ponto, só ampliado e melhorado',
    moved: /Você moveu o ponto/,
    start: 'Melhorar a imagem',
    compare: 'Comparar o original e o resultado',
    download: /^Baixar/,
    images: /^Imagens/,
  },
  en: {
    disguised: /The name says image/,
    buy: 'Buy credits',
    twice: '2 times',
    picture: /^The picture\. Tap/,
    show: 'Show this spot',
    spot: 'The spot, plainly enlarged and enhanced',
    moved: /You moved the spot/,
    start: 'Enhance the picture',
    compare: 'Compare the original and the result',
    download: /^Download/,
    images: /^Images/,
  },
} as const;

for (const look of inTurn(looks, 1)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 }, reducedMotion: 'reduce' });

    test('a person looks at a spot for free, enlarges the picture for one credit and downloads it signed', async ({
      page,
      site,
    }, info) => {
      test.setTimeout(300_000);
      const say = words[look.language];
      const shoot = async (name: string) =>
        await page.screenshot({ path: info.outputPath(`${name}-${look.width}-${look.language}.png`), fullPage: true });
      await register(page, { name: 'Lia Nunes', email: newAddress(), password: 'uma senha boa' });
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/enhance');
      await expectAccessible(page, 'enhance, empty');
      await shoot('empty');
      const choose = page.locator('input[type=file]').first();

      await test.step('a file that is no picture is told, and nothing happens', async () => {
        await choose.setInputFiles([images.disguised]);
        await expect(page.getByText(say.disguised)).toBeVisible();
      });

      await test.step('without credits the way to them is shown, and the picture stays', async () => {
        await choose.setInputFiles([images.ana]);
        await expect(page).toHaveURL(/image=/, { timeout: 60_000 });
        const back = page.url();
        await page.getByRole('link', { name: say.buy }).last().click();
        await expect(page).toHaveURL(/\/user\/credits/);
        await buyCredits(page);
        await page.goto(back);
        await expect(page.getByRole('button', { name: say.start })).toBeVisible();
      });
      const before = await balanceOf(page);

      await test.step('a spot is free, by pointer and by keyboard', async () => {
        await page.getByText(say.twice, { exact: true }).click();
        await page.getByRole('button', { name: say.show }).click();
        await expect(page.getByRole('slider', { name: say.spot })).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'spot');
        await shoot('spot');
        await page.getByRole('button', { name: say.picture }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByText(say.moved)).toBeVisible();
        expect(await balanceOf(page)).toBe(before);
      });

      await test.step('the picture is enlarged for one credit, and shown beside what it was', async () => {
        await page.getByRole('button', { name: say.start }).click();
        await expect(page).toHaveURL(/result=/);
        await expect(page.getByRole('slider', { name: say.compare })).toBeVisible({ timeout: 180_000 });
        expect(await balanceOf(page)).toBe(before - 1);
        await expectAccessible(page, 'result');
        await shoot('result');
      });

      await test.step('the file is signed, and the dashboard knows it', async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: say.download }).first().click(),
        ]);
        expect(
          readFileSync(await download.path())
            .subarray(0, 2)
            .toString('hex'),
        ).toBe('ffd8');
        expect(await verify(await download.path(), join(site.folder, 'signing'))).toBe('valid');
        await page.goto('/user/dashboard');
        await page.getByRole('tab', { name: say.images }).click();
        await expect(page.getByText('ana.jpg').first()).toBeVisible();
        await expectAccessible(page, 'dashboard');
        await shoot('dashboard');
      });
    });
  });
}
