import { expectAccessible } from './kit/axe.ts';
import { swapWords } from './kit/face-swap.ts';
import { inTurn } from './kit/in-turn.ts';
import { media } from './kit/media.ts';
import { newAddress, registerByForm, words } from './kit/people.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  {
    name: 'phone, Portuguese',
    width: 390,
    language: 'pt_BR',
    ownFace: 'Usar o meu rosto',
    ownVideo: 'Usar o meu vídeo',
    open: 'Abrir este exemplo',
    drag: /Comparar o vídeo original/,
    retry: 'Tentar de novo',
    own: 'Seu vídeo, direto do aparelho',
  },
  {
    name: 'desktop, English',
    width: 1440,
    language: 'en',
    ownFace: 'Use my own face',
    ownVideo: 'Use my own video',
    open: 'Open this example',
    drag: /Compare the original video/,
    retry: 'Try again',
    own: 'Your video, straight from your device',
  },
] as const;

for (const look of inTurn(looks, 0)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 844 }, locale: look.language === 'en' ? 'en-GB' : 'pt-BR' });

    test('whoever has registered tries an example at once, and puts an own face and an own video in its place', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const say = swapWords[look.language];
      await registerByForm(page, {
        name: 'Nina',
        email: newAddress(),
        password: 'uma senha boa',
        say: words[look.language],
        staysToTry: true,
      });
      const line = page.getByRole('slider', { name: look.drag });
      await expect(line).toBeVisible();
      await expect(line).toHaveAttribute('aria-valuenow', '50');
      await line.press('End');
      await expect(line).toHaveAttribute('aria-valuenow', '100');
      await expectAccessible(page, 'the example');

      // The preview of the example itself: a failed one stays with a way to try again.
      await page.route(
        '**/api/videos/*/preview',
        (route) => route.fulfill({ status: 503, json: { code: 'service.busy', message: 'Ocupado' } }),
        { times: 1 },
      );
      await page.getByRole('button', { name: look.open }).click();
      await page.getByRole('button', { name: look.retry }).click({ timeout: 90_000 });
      const compare = page.getByRole('slider', { name: say.compare });
      await expect(compare).toBeVisible({ timeout: 60_000 });
      const box = await page
        .locator('[role=slider]')
        .first()
        .locator('xpath=ancestor::div[contains(@class,"touch-pan-y")]')
        .boundingBox();
      expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThan(look.width === 390 ? (390 * 844) / 3 : 1);
      await expectAccessible(page, 'the preview of the example');
      const { data } = (await (await page.request.get('/api/credits/statement')).json()) as { data: unknown[] };
      expect(data).toEqual([]);
    });

    test('one’s own video is shown at once from the device, gets the one face there is, and its preview comes by itself', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const say = swapWords[look.language];
      await registerByForm(page, {
        name: 'Nina',
        email: newAddress(),
        password: 'uma senha boa',
        say: words[look.language],
        staysToTry: true,
      });
      await page.getByLabel(look.ownVideo).setInputFiles(media.clip);
      await expect(page.getByLabel(look.own)).toBeVisible();
      await expect(page.getByRole('slider', { name: say.compare })).toBeVisible({ timeout: 120_000 });
    });

    test('one’s own face takes the place of the example’s in one tap', async ({ page }) => {
      test.setTimeout(240_000);
      const say = swapWords[look.language];
      await registerByForm(page, {
        name: 'Nina',
        email: newAddress(),
        password: 'uma senha boa',
        say: words[look.language],
        staysToTry: true,
      });
      await page.getByRole('button', { name: look.ownFace }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=file]').first().setInputFiles(media.photo);
      await dialog.getByLabel(say.self).check();
      await dialog.getByLabel(say.declare).check();
      // The sheet closes by itself: whoever closes it earlier takes the photo back.
      await dialog.getByRole('button', { name: say.addFace }).click();
      await expect(page.getByRole('slider', { name: say.compare })).toBeVisible({ timeout: 120_000 });
    });
  });
}
