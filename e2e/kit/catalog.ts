import { expect, type Page } from '@playwright/test';

/** What the catalogue says on both sides, where a test must find it. */
export const catalogWords = {
  pt_BR: {
    restricted: 'Recurso exclusivo para usuários IRRESTRITOS.',
    title: 'Catálogo',
    steps: 'Como funciona, em 4 passos',
    closeSteps: 'Fechar o passo a passo',
    how: 'Como funciona',
    search: 'Buscar cena',
    none: 'Nenhuma cena com esta busca',
    clear: 'Ver todas as cenas',
    firstFace: 'Escolher rosto',
    inUse: /Rosto em uso/,
    preview: 'Ver prévia grátis',
    compare: /Comparar o original/,
    go: 'Usar 2 créditos',
    accept: /Li e aceito/,
    mustAccept: 'Marque a caixa para continuar.',
    priceChanged: 'O preço desta cena mudou',
    goDearer: 'Usar 3 créditos',
    gone: 'Esta cena saiu do catálogo',
    add: 'Adicionar vídeo',
    titlePt: 'Título em português',
    titleEn: 'Título em inglês',
    price: 'Preço em créditos',
    dance: 'Dança',
    holder: 'Quem detém os direitos',
    territory: 'Território',
    until: 'Válida até',
    addPerson: 'Adicionar pessoa',
    person: 'Pessoa 1',
    release: 'Autorização',
    synthetic: 'Personagem sintético',
    save: 'Salvar',
    saved: 'Tudo salvo.',
    proof: 'Enviar arquivo',
    proofKept: 'Trocar o arquivo',
    publish: 'Publicar',
    published: 'Publicado',
    asUser: 'Ver como usuário',
    withdraw: 'Retirar do catálogo',
    reason: 'Motivo',
    confirmWithdraw: 'Retirar',
    leave: 'Sair sem salvar?',
    stay: 'Continuar editando',
    back: 'Voltar à lista',
  },
  en: {
    restricted: 'Feature exclusive to UNRESTRICTED users.',
    title: 'Catalogue',
    steps: 'How it works, in 4 steps',
    closeSteps: 'Close the steps',
    how: 'How it works',
    search: 'Search scenes',
    none: 'No scene matches this search',
    clear: 'See all scenes',
    firstFace: 'Choose face',
    inUse: /Face in use/,
    preview: 'See a free preview',
    compare: /Compare the original/,
    go: 'Use 2 credits',
    accept: /I have read and accept/,
    mustAccept: 'Tick the box to continue.',
    priceChanged: 'The price of this scene has changed',
    goDearer: 'Use 3 credits',
    gone: 'This scene has left the catalogue',
    add: 'Add video',
    titlePt: 'Title in Portuguese',
    titleEn: 'Title in English',
    price: 'Price in credits',
    dance: 'Dance',
    holder: 'Who holds the rights',
    territory: 'Territory',
    until: 'Valid until',
    addPerson: 'Add person',
    person: 'Person 1',
    release: 'Release',
    synthetic: 'Synthetic character',
    save: 'Save',
    saved: 'All saved.',
    proof: 'Send file',
    proofKept: 'Replace the file',
    publish: 'Publish',
    published: 'Published',
    asUser: 'See as a user',
    withdraw: 'Withdraw from the catalogue',
    reason: 'Reason',
    confirmWithdraw: 'Withdraw',
    leave: 'Leave without saving?',
    stay: 'Keep editing',
    back: 'Back to the list',
  },
} as const;
export type CatalogWords = (typeof catalogWords)[keyof typeof catalogWords];

/** Everything staff writes about a clip, on its own page; saved, with its proof. */
export async function writeAboutClip(
  page: Page,
  clip: { titlePt: string; titleEn: string; price: string; proof: string },
  say: CatalogWords,
): Promise<void> {
  await page.getByLabel(say.titlePt).fill(clip.titlePt);
  await page.getByLabel(say.titleEn).fill(clip.titleEn);
  await page.getByLabel(say.dance, { exact: true }).check();
  await page.getByLabel(say.price).fill(clip.price);
  await page.getByLabel(say.holder).fill('Estúdio de teste');
  await page.getByLabel(say.territory).fill('Brasil');
  await page.getByLabel(say.until).fill('2036-12-31');
  await page.getByRole('button', { name: say.addPerson }).click();
  await page.getByLabel(say.person, { exact: true }).fill('Ana');
  await page.getByLabel(say.release, { exact: true }).selectOption({ label: say.synthetic });
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText(say.saved)).toBeVisible();
  await page.getByLabel(say.proof).setInputFiles(clip.proof);
  await expect(page.getByLabel(say.proofKept)).toBeAttached();
}
