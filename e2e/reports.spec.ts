import { writeFile } from 'node:fs/promises';
import { expectAccessible } from './kit/axe.ts';
import { inTurn } from './kit/in-turn.ts';
import { images } from './kit/media.ts';
import { answerCaptcha, enterAsStaff, enterAsUser, newAddress, newestMailTo, words } from './kit/people.ts';
import { cutOut, reportWords, saveAnew } from './kit/reports.ts';
import { expect, test } from './kit/test.ts';

const looks = [
  { name: 'phone, Portuguese', width: 390, locale: 'pt-BR', language: 'pt_BR', picture: 'joao' },
  { name: 'desktop, English', width: 1440, locale: 'en-US', language: 'en', picture: 'ana' },
] as const;

for (const look of inTurn(looks, 1)) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: 900 }, locale: look.locale, reducedMotion: 'reduce' });

    test('anyone verifies a file, and reports a copy: it is offline within moments, staff decides, and the answer comes by mail', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const say = reportWords[look.language];
      const login = words[look.language];
      const contact = newAddress();
      await enterAsUser(page, 'user@semblante.test', login);
      // Nobody else on this site has a picture like it: the match is certain.
      const result = await cutOut(page, await saveAnew(page, images[look.picture], { scale: 1, mirrored: true }));
      const owner = page.request;
      const isServed = async () => (await owner.get(`/api/processings/${result.id}/download`)).status();
      expect(await isServed()).toBe(200);
      const file = test.info().outputPath('result.png');
      await writeFile(file, result.bytes);
      const copy = await saveAnew(page, file, { scale: 0.8, mirrored: false });

      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: look.width, height: 900 },
        locale: look.locale,
        reducedMotion: 'reduce',
      });
      const anyone = await context.newPage();
      await test.step('the verifier knows it, sees a change, recognises a copy, and claims nothing else', async () => {
        const changed = Buffer.from(result.bytes);
        changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
        await anyone.goto('/verify');
        await expectAccessible(anyone, 'verify');
        // Upside down: another journey may have made something of the picture as it is.
        const unrelated = await saveAnew(page, images[look.picture === 'ana' ? 'joao' : 'ana'], {
          scale: 1,
          mirrored: false,
          upsideDown: true,
        });
        const files = [
          ['intact', result.bytes],
          ['changed', changed],
          ['copy', copy],
          ['none', unrelated],
        ] as const;
        for (const [verdict, buffer] of files) {
          await anyone
            .locator('input[type=file]')
            .setInputFiles({ name: `${verdict}.png`, mimeType: 'image/png', buffer });
          await expect(anyone.getByRole('heading', { name: say[verdict] })).toBeVisible({ timeout: 60_000 });
          await expectAccessible(anyone, `verify, ${verdict}`);
          await anyone.getByRole('button', { name: say.another }).click();
        }
      });

      await test.step('a report with a link, and one with the file itself, go to the team', async () => {
        for (const kind of ['link', 'file'] as const) {
          await anyone.goto(
            kind === 'link'
              ? `/report?link=${encodeURIComponent(`${baseURL}/user/dashboard?result=${result.id}`)}`
              : '/report',
          );
          if (kind === 'link') await expect(anyone.getByLabel(say.link)).toHaveValue(/result=/);
          else
            await anyone
              .locator('input[type=file]')
              .setInputFiles({ name: 'result.png', mimeType: 'image/png', buffer: result.bytes });
          await anyone.getByRole('radio', { name: say.noConsent }).check();
          await anyone.getByLabel(say.happened).fill('Sou eu na foto, e ninguém perguntou.');
          await answerCaptcha(anyone, login);
          await anyone.getByRole('button', { name: say.send }).click();
          await expect(anyone.getByRole('heading', { name: say.received })).toBeVisible();
          await expect(anyone.getByText(say.queued, { exact: true })).toBeVisible({ timeout: 60_000 });
          await expectAccessible(anyone, `report with a ${kind}`);
        }
        // Only what is intimate or shows a minor is taken offline before anybody looked at it.
        expect(await isServed()).toBe(200);
      });

      let protocol = '';
      await test.step('a report with a copy takes it offline', async () => {
        await anyone.goto('/report');
        await anyone.getByRole('button', { name: say.send }).click();
        await expect(anyone.getByText(say.chooseReason)).toBeVisible();
        await expectAccessible(anyone, 'report, with mistakes');
        await anyone.getByRole('radio', { name: say.intimate }).check();
        await anyone
          .locator('input[type=file]')
          .setInputFiles({ name: 'copia.jpg', mimeType: 'image/jpeg', buffer: copy });
        await anyone.getByLabel(say.happened).fill('Fui eu quem tirou esta foto, e ninguém perguntou.');
        await anyone.getByLabel(say.email).fill(contact);
        await answerCaptcha(anyone, login);
        await anyone.getByRole('button', { name: say.send }).click();
        await expect(anyone.getByRole('heading', { name: say.received })).toBeVisible();
        protocol = (await anyone.locator('output').first().innerText()).trim();
        expect(protocol).toMatch(/^SEM-\d{4}-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
        await expect(anyone.getByText(say.offline, { exact: true })).toBeVisible({ timeout: 90_000 });
        await expectAccessible(anyone, 'report, sent');
        expect(await isServed()).toBe(404);
        await page.goto('/user/dashboard');
        await page.getByRole('tab', { name: /Imagens|Images/ }).click();
        await expect(page.getByText(say.underReview).first()).toBeVisible();
      });

      await test.step('staff decides, the reporter is answered, the number says so', async () => {
        const desk = await (
          await browser.newContext({
            baseURL: baseURL ?? '',
            viewport: { width: look.width, height: 900 },
            locale: look.locale,
          })
        ).newPage();
        await enterAsStaff(desk, 'mod@semblante.test', login);
        await desk.goto('/staff/review');
        const item = desk
          .getByRole('listitem')
          .filter({ has: desk.getByRole('heading', { level: 2 }), hasText: protocol })
          .first();
        await expect(item).toBeVisible();
        await expectAccessible(desk, 'review');
        await item.getByLabel(say.reason).fill('É a pessoa da foto.');
        await item.getByRole('button', { name: say.keepBlocked, exact: true }).click();
        await expect(desk.getByText(say.decided)).toBeVisible();
        await desk.context().close();
        const mail = await newestMailTo(anyone, contact);
        expect(mail.subject).toMatch(say.subject);
        expect(mail.subject).toContain(protocol);
        await anyone.goto('/report');
        await anyone.getByLabel(say.protocol).fill(protocol.toLowerCase());
        await anyone.getByRole('button', { name: say.look }).click();
        await expect(anyone.getByText(say.blocked, { exact: true })).toBeVisible();
      });
      await context.close();
    });
  });
}
