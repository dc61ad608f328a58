import { join } from 'node:path';
import { expectAccessible } from './kit/axe.ts';
import { balanceOf, buyCredits } from './kit/credits.ts';
import {
  choosePhoto,
  declareAndAdd,
  expectMoment,
  sendAndPreview,
  startAgain,
  swapWords,
  withdrawConsent,
} from './kit/face-swap.ts';
import { inTurn } from './kit/in-turn.ts';
import { inspect, media, verify } from './kit/media.ts';
import { newAddress, register } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  { name: 'phone, Portuguese', width: 390, language: 'pt_BR' },
  { name: 'desktop, English', width: 1440, language: 'en' },
] as const;

for (const look of inTurn(looks, 1)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 } });

    test('a person buys credits, adds a face, sends a video, sees it swapped, downloads it, and takes the consent for the face back', async ({
      page,
      site,
    }) => {
      test.setTimeout(300_000);
      const say = swapWords[look.language];
      await register(page, { name: 'Lia Nunes', email: newAddress(), password: 'uma senha boa' });
      await buyCredits(page);
      const before = await balanceOf(page);
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/faceswap');
      await expectAccessible(page, 'face swap, empty');

      await choosePhoto(page, media.photo, say);
      await expectAccessible(page, 'add a face');
      await declareAndAdd(page, say);
      await sendAndPreview(page, media.clip, say);
      await expectAccessible(page, 'preview');
      expect(await balanceOf(page)).toBe(before);

      await page.getByRole('button', { name: say.start }).last().click();
      await expect(async () => expect(await balanceOf(page)).toBe(before - 1)).toPass();
      await expect(page.getByRole('link', { name: say.download }).first()).toBeVisible({ timeout: 180_000 });
      await expectMoment(page, say);
      await expectAccessible(page, 'result');

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: say.download }).first().click(),
      ]);
      expect(download.suggestedFilename()).toBe('encontro - Semblante.mp4');
      const file = test.info().outputPath('result.mp4');
      await download.saveAs(file);
      const [made, source] = [await inspect(file), await inspect(media.clip)];
      expect(made.seconds).toBeCloseTo(source.seconds, 1);
      expect(made.video).toMatchObject({
        frames: source.video.frames,
        width: source.video.width,
        height: source.video.height,
      });
      expect(made.audio?.codec).toBe(source.audio?.codec);
      expect(await verify(file, join(site.folder, 'signing'))).toBe('valid');

      await page.goto('/user/dashboard');
      await expect(page.getByRole('link', { name: say.download }).first()).toBeVisible();
      await page.getByRole('button', { name: say.worked }).first().click();
      await expectAccessible(page, 'dashboard');

      await startAgain(page);
      await expect(async () => expect(await balanceOf(page)).toBe(before - 2)).toPass();
      await withdrawConsent(page, say, async (where) => await expectAccessible(page, where));
      // What ran with it stopped and is not charged; what was finished stays.
      await expect(async () => expect(await balanceOf(page)).toBe(before - 1)).toPass();
      await expect(page.getByRole('link', { name: say.download }).first()).toBeVisible();
    });
  });
}
