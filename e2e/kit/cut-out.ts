import { expect, type Page } from '@playwright/test';
import { images } from './media.ts';

/** What the page for background removal says, where a test must find it. */
export const cutOutWords = {
  pt_BR: {
    ready: 'Prévia grátis',
    done: 'Pronta',
    preview: 'Comparar a imagem com a prévia do recorte',
    missing: /Faltam créditos: o lote custa 1 e você tem 0/,
    buy: 'Comprar créditos',
    leftOut: '2 arquivos não entraram. Nada foi cobrado.',
    disguised: /pacote\.png: O nome diz imagem/,
    damaged: /cortada\.jpg: /,
    dismiss: 'Entendi',
    startBoth: 'Recortar as 2 imagens',
    compare: 'Comparar o original com o resultado',
    erase: 'Apagar',
    restore: 'Trazer de volta',
    surface: 'Área de pintura',
    undo: 'Desfazer',
    redo: 'Refazer',
    colour: 'Cor lisa',
    pink: 'Rosa',
    webp: 'WebP',
    download: /^Baixar (PNG|WebP|JPEG)$/,
    zip: 'Baixar todas (ZIP)',
    images: /^Imagens/,
    open: /Abrir o recorte/,
    worked: 'Deu certo',
    remove: /^Apagar: /,
    removeYes: 'Apagar',
    known: '“praia.jpg” tem o mesmo conteúdo de “ana.jpg”, que já estava aqui.',
  },
  en: {
    ready: 'Free preview',
    done: 'Ready',
    preview: 'Compare the image with the preview of the cut-out',
    missing: /Credits are missing: the batch costs 1 and you have 0/,
    buy: 'Buy credits',
    leftOut: '2 files were left out. Nothing was charged.',
    disguised: /pacote\.png: The name says image/,
    damaged: /cortada\.jpg: /,
    dismiss: 'Got it',
    startBoth: 'Cut out the 2 images',
    compare: 'Compare the original with the result',
    erase: 'Erase',
    restore: 'Bring back',
    surface: 'Painting area',
    undo: 'Undo',
    redo: 'Redo',
    colour: 'Plain colour',
    pink: 'Pink',
    webp: 'WebP',
    download: /^Download (PNG|WebP|JPEG)$/,
    zip: 'Download all (ZIP)',
    images: /^Images/,
    open: /Open the cut-out/,
    worked: 'It worked',
    remove: /^Delete: /,
    removeYes: 'Delete',
    known: '“praia.jpg” has the same content as “ana.jpg”, which was here already.',
  },
} as const;
export type CutOutWords = (typeof cutOutWords)[keyof typeof cutOutWords];

export async function addImages(page: Page, files: string[]): Promise<void> {
  await page.locator('input[type=file][multiple]').first().setInputFiles(files);
}

export function tileOf(page: Page, name: string, state: string) {
  return page.getByRole('button', { name: `${name}: ${state}`, exact: true });
}

/** Sends both pictures, starts them and waits for their cut-outs. */
export async function cutOutBoth(page: Page, say: CutOutWords): Promise<void> {
  await addImages(page, [images.ana, images.joao]);
  await page.getByRole('button', { name: say.startBoth }).click({ timeout: 60_000 });
  for (const name of ['ana.jpg', 'joao.png'])
    await expect(tileOf(page, name, say.done)).toBeVisible({ timeout: 120_000 });
}

/** One stroke from left to right through the middle of the picture. */
export async function paintAcross(page: Page, say: CutOutWords): Promise<void> {
  const surface = page.getByRole('application', { name: say.surface });
  await surface.scrollIntoViewIfNeeded();
  const box = await surface.boundingBox();
  if (box === null) throw new Error('there is no painting area');
  const y = box.y + box.height * 0.5;
  await page.mouse.move(box.x + box.width * 0.4, y);
  await page.mouse.down();
  for (let step = 0; step <= 10; step += 1) await page.mouse.move(box.x + box.width * (0.4 + 0.02 * step), y);
  await page.mouse.up();
}
