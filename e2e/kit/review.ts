import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newestMailTo } from './people.ts';
import type { TestSite } from './test-site.ts';

/** What the pages about what is held say, where a test must find it. */
export const reviewWords = {
  pt_BR: {
    doubt: /ficou na dúvida se aparece conteúdo sexual/,
    free: 'Nada foi cobrado',
    reserved: /o crédito está só reservado/,
    until: 'Decisão, no máximo',
    moment: /^Momento 0:01/,
    object: /Acha que é engano/,
    send: 'Enviar',
    sent: /Recebido\. Quem decide/,
    yours: 'O que você escreveu',
    why: 'Ver o motivo e responder',
    understood: 'Entendi',
    close: 'Fechar',
    open: /^Abrir /,
    held: 'Uma pessoa vai conferir o que você enviou',
    cleared: 'Liberado: pode continuar',
    says: 'O que a pessoa diz',
    reason: /^Motivo/,
    due: /^Decidir até/,
    decided: /^Liberado\./,
    download: /Baixar/,
    start: 'Começar a troca',
    keys: 'Teclas desta página',
    tabDecided: 'Decididos',
    rules: /Regras da triagem/,
    cut: 'Cortar este momento',
    trimmedName: /\(sem o trecho\)\.mp4/,
    openTrimmed: 'Abrir a versão sem o trecho',
    imageHeld: 'Em análise',
    videoHeld: /Uma pessoa da equipe vai conferir este vídeo/,
    startCutOut: 'Recortar a imagem',
  },
  en: {
    doubt: /was in doubt whether it shows sexual content/,
    free: 'Nothing was charged',
    reserved: /the credit is only reserved/,
    until: 'Decision, at the latest',
    moment: /^Moment 0:01/,
    object: /Do you think it is a mistake/,
    send: 'Send',
    sent: /Received\. Whoever decides/,
    yours: 'What you wrote',
    why: 'See why and answer',
    understood: 'Got it',
    close: 'Close',
    open: /^Open /,
    held: 'A person will look at what you sent',
    cleared: 'Released: you can go on',
    says: 'What the person says',
    reason: /^Reason/,
    due: /^Decide by/,
    decided: /^Released\./,
    download: /Download/,
    start: 'Start the swap',
    keys: 'Keys of this page',
    tabDecided: 'Decided',
    rules: /Rules of the screen/,
    cut: 'Cut this moment out',
    trimmedName: /\(trimmed\)\.mp4/,
    openTrimmed: 'Open the trimmed version',
    imageHeld: 'Under review',
    videoHeld: /Someone from our team will look at this video/,
    startCutOut: 'Cut out the image',
  },
} as const;
export type ReviewWords = (typeof reviewWords)[keyof typeof reviewWords];

/** The next of its kind is doubted. */
export function doubtNext(site: TestSite, kind: 'video' | 'picture' | 'result'): void {
  writeFileSync(join(site.folder, `doubt-${kind}`), '');
}

/** What was doubted, that it costs nothing, until when; then a few words against it. */
export async function objectIn(place: Locator, say: ReviewWords, words: string): Promise<void> {
  await expect(place.getByText(say.doubt)).toBeVisible();
  await expect(place.getByText(say.until)).toBeVisible();
  await expect(place.locator('time').last()).toHaveText(/\d{2}:\d{2}/);
  await place.getByLabel(say.object).fill(words);
  await place.getByRole('button', { name: say.send, exact: true }).click();
  await expect(place.getByText(say.yours)).toBeVisible();
  await expect(place.getByText(words)).toBeVisible();
}

/** Staff reads the objection and releases the item, by keyboard alone. */
export async function releaseByKeys(desk: Page, say: ReviewWords, words: string): Promise<void> {
  await desk.goto('/staff/review');
  const item = desk.getByRole('listitem').filter({ hasText: words }).first();
  await expect(item.getByText(say.says)).toBeVisible();
  await expect(item.getByText(say.due)).toBeVisible();
  await expect(desk.getByRole('region', { name: say.keys })).toBeVisible();
  await expectAccessible(desk, 'the queue');
  await desk.keyboard.press('j');
  await desk.keyboard.press('i');
  await desk.keyboard.press('l');
  await expect(item.getByLabel(say.reason)).toBeFocused();
  // Letters of the reason are no keys.
  await desk.keyboard.type('xlk: looked at it, harmless');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(say.decided)).toBeVisible();
  await expect(item).toBeHidden();
}

/** The mail about it, as soon as it is there, and where it leads. */
export async function mailAbout(
  page: Page,
  email: string,
  expected: { subject: string; leadsTo: string },
): Promise<{ text: string; path: string }> {
  let found = { text: '', path: '' };
  await expect(async () => {
    const { subject, text, links } = await newestMailTo(page, email);
    const link = new URL(links[0] ?? '');
    expect(subject).toBe(expected.subject);
    expect(link.search).toContain(expected.leadsTo);
    found = { text, path: link.pathname + link.search };
  }).toPass();
  return found;
}
