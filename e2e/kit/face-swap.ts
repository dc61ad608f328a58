import { expect, type Page } from '@playwright/test';
import { tokenHeader } from './token-header.ts';

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
    tabReady: /^Pronto · /,
    processed: 'Processado',
    share: 'Compartilhar',
    sameFace: 'Fazer outro com este rosto',
    sameVideo: 'Outro rosto neste vídeo',
    worked: 'Deu certo',
    open: /^Abrir /,
    deleteFace: 'Apagar rosto',
    deleteYes: 'Apagar de vez',
    inUse: /Uma troca em andamento usa este rosto/,
    deleteStop: 'Cancelar a troca e apagar',
    deleted: 'Rosto apagado.',
    free: 'Nada foi cobrado',
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
    tabReady: /^Ready · /,
    processed: 'Processed',
    share: 'Share',
    sameFace: 'Make another with this face',
    sameVideo: 'Another face in this video',
    worked: 'It worked',
    open: /^Open /,
    deleteFace: 'Delete face',
    deleteYes: 'Delete for good',
    inUse: /A swap in progress uses this face/,
    deleteStop: 'Cancel the swap and delete',
    deleted: 'Face deleted.',
    free: 'Nothing was charged',
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
  await expect(async () => expect(await facesOf(page)).toMatchObject([{ state: 'usable' }])).toPass({
    timeout: 60_000,
  });
  await page.keyboard.press('Escape');
}

/** Sends the video and waits: the one person in it gets the one face, and a moment of it is drawn, by themselves. */
export async function sendAndPreview(page: Page, clip: string, say: SwapWords): Promise<void> {
  await page.locator('input[type=file][accept*="mp4"]').first().setInputFiles(clip);
  await expect(page.getByText(say.ready).first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('slider', { name: say.compare }).or(page.getByLabel(say.compare)).first()).toBeVisible({
    timeout: 60_000,
  });
}

/** The same swap again, ordered without the page. */
export async function startAgain(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/videos')).json()) as {
    data: { id: string; people: { id: string }[] }[];
  };
  const [face] = (await facesOf(page)) as { id: string; state: string }[];
  const order = {
    kind: 'video',
    video_id: data[0]?.id,
    mapping: [{ person_id: data[0]?.people[0]?.id, face_id: face?.id }],
    settings: {},
  };
  const started = await page.request.post('/api/processings', { headers: await tokenHeader(page), data: order });
  expect(started.ok(), await started.text()).toBe(true);
}

/** Deletes the face although a swap with it runs. The photos are gone, and so is that work. */
export async function withdrawConsent(
  page: Page,
  say: SwapWords,
  expectAccessible: (where: string) => Promise<void>,
): Promise<void> {
  await page.goto('/user/faceswap');
  await page.getByRole('main').getByRole('button', { name: say.open }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say.deleteFace })).toBeVisible();
  await expectAccessible('a face');
  const picture = (await dialog.getByRole('img').first().getAttribute('src')) ?? '';
  expect((await page.request.get(picture)).status()).toBe(200);
  await dialog.getByRole('button', { name: say.deleteFace }).click();
  await dialog.getByRole('button', { name: say.deleteYes }).click();
  await expect(dialog.getByText(say.inUse)).toBeVisible();
  await expectAccessible('consent withdrawn while a swap runs');
  await dialog.getByRole('button', { name: say.deleteStop }).click();
  await expect(page.getByText(say.deleted)).toBeVisible();
  // The work that stopped says so at once, in a modal or, while another one is open, in a toast; and it stays written
  // on it.
  await page.reload();
  await expect(page.getByText(say.free).first()).toBeVisible();
  await expect(page.getByRole('button', { name: say.firstFace })).toBeVisible();
  expect((await page.request.get(picture)).status()).toBe(404);
}

async function facesOf(page: Page): Promise<{ state: string }[]> {
  return ((await (await page.request.get('/api/faces')).json()) as { data: { state: string }[] }).data;
}

/**
 * The finished swap, where it was waited for: it plays beside its original, and everything one does with it next is at
 * hand.
 */
export async function expectMoment(page: Page, say: SwapWords): Promise<void> {
  const moment = page.getByRole('article').filter({ has: page.getByRole('button', { name: say.share }) });
  await expect(moment.getByRole('slider', { name: say.compare })).toBeVisible();
  await expect(moment.getByText(say.processed)).toBeVisible();
  await expect(moment.getByRole('link', { name: say.sameFace })).toBeVisible();
  await expect(moment.getByRole('link', { name: say.sameVideo })).toBeVisible();
  await expect(page).toHaveTitle(say.tabReady);
  const video = moment.locator('video').last();
  await expect(async () =>
    expect(await video.evaluate((element: HTMLVideoElement) => element.played.length)).toBeGreaterThan(0),
  ).toPass();
}
