import { expect, type Page } from '@playwright/test';

/** What the face swap page says, where a test must find it. */
export const swapWords = {
  pt_BR: {
    firstFace: 'Seu primeiro rosto entra aqui',
    self: 'É o meu rosto',
    declare: /Declaro que tenho 18 anos/,
    addFace: 'Adicionar rosto',
    ready: /Quem vira quem/,
    choose: /Escolher rosto/,
    use: /^Usar /,
    preview: 'Gerar prévia aqui',
    compare: /Comparar o original/,
    start: 'Começar a troca',
    download: /Baixar/,
    worked: 'Deu certo',
  },
  en: {
    firstFace: 'Your first face goes here',
    self: 'It is my face',
    declare: /I declare/,
    addFace: 'Add face',
    ready: /Who becomes whom/,
    choose: /Choose (a )?face/,
    use: /^Use /,
    preview: 'Preview this moment',
    compare: /Compare the original/,
    start: 'Start the swap',
    download: /Download/,
    worked: 'It worked',
  },
} as const;
export type SwapWords = (typeof swapWords)[keyof typeof swapWords];

/** Opens the dialog, chooses the photo and says whose it is; the declaration is still to be made. */
export async function choosePhoto(page: Page, photo: string, say: SwapWords): Promise<void> {
  await page.getByRole('button', { name: say.firstFace }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').first().setInputFiles(photo);
  await dialog.getByLabel(say.self).check();
}

export async function declareAndAdd(page: Page, say: SwapWords): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say.declare).check();
  await dialog.getByRole('button', { name: say.addFace }).click();
  await expect(async () => expect(await facesOf(page)).toMatchObject([{ state: 'usable' }])).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
}

/** Sends the video, waits for the people in it, gives the first one the first face, and looks at a moment. */
export async function sendAndPreview(page: Page, clip: string, say: SwapWords): Promise<void> {
  await page.locator('input[type=file][accept*="mp4"]').first().setInputFiles(clip);
  await expect(page.getByText(say.ready).first()).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: say.choose }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: say.use }).first().click();
  await page.getByRole('button', { name: say.preview }).click();
  await expect(page.getByRole('slider', { name: say.compare }).or(page.getByLabel(say.compare)).first()).toBeVisible({ timeout: 60_000 });
}

async function facesOf(page: Page): Promise<{ state: string }[]> {
  return ((await (await page.request.get('/api/faces')).json()) as { data: { state: string }[] }).data;
}
