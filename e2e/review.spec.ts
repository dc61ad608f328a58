import { expectAccessible } from './kit/axe.ts';
import { balanceOf, buyCredits } from './kit/credits.ts';
import { addImages, cutOutWords, tileOf } from './kit/cut-out.ts';
import { choosePhoto, swapWords } from './kit/face-swap.ts';
import { inTurn } from './kit/in-turn.ts';
import { images, media } from './kit/media.ts';
import { newAddress, register } from './kit/people.ts';
import { doubtNext, mailAbout, objectIn, releaseByKeys, reviewWords } from './kit/review.ts';
import { enterStaff, staffWords } from './kit/staff.ts';
import { expect, test as base } from './kit/test.ts';
import { startTestSite, type TestSite } from './kit/test-site.ts';

const test = base.extend<object, { site: TestSite }>({
  site: [
    async ({}, use) => {
      const site = await startTestSite({}, 'doubting-server');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const looks = [
  { name: 'phone, Portuguese', width: 390, language: 'pt_BR' },
  { name: 'desktop, English', width: 1440, language: 'en' },
] as const;

for (const look of inTurn(looks, 0)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 } });

    test('a photo, a video and a result are held, objected to, released, and the swap is finished with one press', async ({
      page,
      site,
      browser,
    }) => {
      test.setTimeout(400_000);
      const say = reviewWords[look.language];
      const swap = swapWords[look.language];
      const email = newAddress();
      await register(page, { name: 'Nara Dias', email, password: 'uma senha boa' });
      await buyCredits(page);
      const token = async () => ({
        'x-xsrf-token': decodeURIComponent(
          (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
        ),
      });
      expect(
        (await page.request.patch('/api/user', { headers: await token(), data: { language: look.language } })).ok(),
      ).toBe(true);
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      const before = await balanceOf(page);
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width: 1440, height: 900 },
        locale: staffWords[look.language].locale,
      });
      const desk = await context.newPage();
      await enterStaff(desk, 'mod', staffWords[look.language]);

      await test.step('a held photo', async () => {
        await page.goto('/user/faceswap');
        doubtNext(site, 'picture');
        await choosePhoto(page, media.photo, swap);
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(swap.declare).check();
        await dialog.getByRole('button', { name: swap.addFace }).click();
        await expect(dialog.getByText(say.doubt)).toBeVisible({ timeout: 60_000 });
        await expectAccessible(page, 'a held photo');
        await objectIn(dialog, say, `Sou eu mesma, ${look.language}`);
        await dialog.getByRole('button', { name: say.understood }).click();
        expect((await mailAbout(page, email, { subject: say.held, leadsTo: 'my_face=' })).text).toMatch(
          /Nada foi cobrado|Nothing was charged/,
        );
        await releaseByKeys(desk, say, `Sou eu mesma, ${look.language}`);
        // Live: the page that stayed open shows it.
        await expect(page.getByRole('button', { name: /, (Em análise|In review)/ })).toBeHidden();
        await mailAbout(page, email, { subject: say.cleared, leadsTo: 'my_face=' });
      });

      await test.step('a held video', async () => {
        doubtNext(site, 'video');
        await page.locator('input[type=file][accept*="mp4"]').first().setInputFiles(media.clip);
        await expect(page.getByText(say.doubt)).toBeVisible({ timeout: 120_000 });
        await expect(page.getByRole('img', { name: /0:01/ }).first()).toBeVisible();
        await expectAccessible(page, 'a held video');
        const picture = (await page.getByRole('img', { name: /0:01/ }).first().getAttribute('src')) ?? '';
        const seen = await page.request.get(picture);
        expect([seen.status(), seen.headers()['cache-control']]).toEqual([200, 'no-store']);
        expect((await desk.request.get(picture)).status()).toBe(403);
        await objectIn(page.getByRole('main'), say, `Aula de vôlei, ${look.language}`);
        await expectAccessible(page, 'a held video, objected to');
        await releaseByKeys(desk, say, `Aula de vôlei, ${look.language}`);
        await expect(page.getByText(swap.ready).first()).toBeVisible({ timeout: 120_000 });
      });

      await test.step('the mail leads back, and one press starts it', async () => {
        const { path } = await mailAbout(page, email, { subject: say.cleared, leadsTo: 'video=' });
        doubtNext(site, 'result');
        await page.goto(path);
        await page.getByRole('button', { name: say.start }).last().click();
      });

      await test.step('a held result', async () => {
        const open = page.getByRole('button', { name: say.why }).first();
        await expect(open).toBeVisible({ timeout: 180_000 });
        await open.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(say.reserved)).toBeVisible();
        await expect(dialog.getByRole('img', { name: /0:01/ }).first()).toBeVisible();
        await expectAccessible(page, 'a held result');
        await objectIn(dialog, say, `Nada demais, ${look.language}`);
        await dialog.getByRole('button', { name: say.close, exact: true }).last().click();
        await releaseByKeys(desk, say, `Nada demais, ${look.language}`);
        await expect(page.getByRole('link', { name: say.download }).first()).toBeVisible({ timeout: 60_000 });
        expect(await balanceOf(page)).toBe(before - 1);
        const { path } = await mailAbout(page, email, { subject: say.cleared, leadsTo: 'result=' });
        await page.goto(path);
        await expect(page.getByRole('dialog').getByRole('link', { name: say.download }).first()).toBeVisible();
      });

      await test.step('staff sees how each rule did', async () => {
        await desk
          .getByRole('radio', { name: say.tabDecided })
          .or(desk.getByRole('button', { name: say.tabDecided }))
          .first()
          .click({ force: true });
        await expect(desk.getByText(say.rules)).toBeVisible();
        await expectAccessible(desk, 'what was decided');
      });
      await context.close();
    });

    test('the doubted moment of a held video is cut out, and the rest is ready to be swapped', async ({
      page,
      site,
    }) => {
      test.setTimeout(300_000);
      const say = reviewWords[look.language];
      await register(page, { name: 'Nara Dias', email: newAddress(), password: 'uma senha boa' });
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      await page.goto('/user/faceswap');
      doubtNext(site, 'video');
      await page.locator('input[type=file][accept*="mp4"]').first().setInputFiles(media.clip);
      await expect(page.getByText(say.videoHeld)).toBeVisible({ timeout: 120_000 });
      await expectAccessible(page, 'a held video that can be cut');
      await page.getByRole('button', { name: say.cut }).dblclick();
      await expect(page.getByText(say.trimmedName).first()).toBeVisible();
      await expect(page.getByText(swapWords[look.language].ready).first()).toBeVisible({ timeout: 180_000 });
      const { data } = (await (await page.request.get('/api/videos')).json()) as {
        data: {
          id: string;
          state: string;
          probe: { seconds: number; has_audio: boolean };
          without_doubt: { video_id: string } | null;
        }[];
      };
      expect(data.map(({ state }) => state).sort()).toEqual(['held', 'ready']);
      const [ready, held] = [data.find(({ state }) => state === 'ready'), data.find(({ state }) => state === 'held')];
      expect(Math.abs((held?.probe.seconds ?? 0) - (ready?.probe.seconds ?? 0) - 1.5)).toBeLessThan(0.1);
      // The link of the mail about the held one leads on to what was made of it.
      await page.goto(`/user/faceswap?video=${held?.id}`);
      await page.getByRole('button', { name: say.openTrimmed }).click();
      await expect(page.getByText(swapWords[look.language].ready).first()).toBeVisible();
      // Deleted by its owner, the held one waits for nobody: the next test finds the queue empty.
      const token = decodeURIComponent(
        (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
      );
      expect(
        (await page.request.delete(`/api/videos/${held?.id}`, { headers: { 'x-xsrf-token': token } })).status(),
      ).toBe(204);
    });

    test('a held image is objected to, released, and cut out', async ({ page, site, browser }) => {
      test.setTimeout(300_000);
      const say = reviewWords[look.language];
      const cut = cutOutWords[look.language];
      const email = newAddress();
      await register(page, { name: 'Nara Dias', email, password: 'uma senha boa' });
      await buyCredits(page);
      await page.evaluate((language) => localStorage.setItem('language', language), look.language);
      const before = await balanceOf(page);
      await page.goto('/user/modifyImages');
      doubtNext(site, 'picture');
      await addImages(page, [images.ana]);
      await tileOf(page, 'ana.jpg', say.imageHeld).click();
      await expect(page.getByText(say.doubt)).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page, 'a held image');
      await objectIn(page.getByRole('main'), say, `Foto de família, ${look.language}`);
      expect((await mailAbout(page, email, { subject: reviewWords.pt_BR.held, leadsTo: 'image=' })).text).toMatch(
        /Nada foi cobrado/,
      );
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width: 1440, height: 900 },
        locale: staffWords[look.language].locale,
      });
      const desk = await context.newPage();
      await enterStaff(desk, 'mod', staffWords[look.language]);
      await releaseByKeys(desk, say, `Foto de família, ${look.language}`);
      await context.close();
      const { path } = await mailAbout(page, email, { subject: reviewWords.pt_BR.cleared, leadsTo: 'image=' });
      await page.goto(path);
      await expect(tileOf(page, 'ana.jpg', cut.ready)).toBeVisible({ timeout: 60_000 });
      expect(await balanceOf(page)).toBe(before);
      await page.getByRole('button', { name: say.startCutOut }).click();
      await expect(tileOf(page, 'ana.jpg', cut.done)).toBeVisible({ timeout: 180_000 });
      expect(await balanceOf(page)).toBe(before - 1);
      await page.screenshot({ path: test.info().outputPath('cut-out.png') });
    });
  });
}
