import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { tokenHeader } from './token-header.ts';

/** What the pages about reports say, where a test must find it. */
export const reportWords = {
  pt_BR: {
    intimate: 'É íntimo ou sexual',
    happened: 'O que aconteceu',
    email: /E-mail para a resposta/,
    send: 'Enviar denúncia',
    chooseReason: 'Escolha o motivo.',
    received: 'Denúncia recebida',
    offline: 'Fora do ar',
    protocol: 'Protocolo',
    look: 'Ver a situação',
    blocked: 'Bloqueado',
    subject: /Resposta da denúncia/,
    intact: 'Feito no Semblante e sem alteração',
    changed: 'Feito no Semblante e alterado depois',
    copy: 'Cópia de algo feito no Semblante',
    none: 'Não encontramos sinal da Semblante',
    another: 'Conferir outro arquivo',
    reason: /^Motivo/,
    noConsent: /^Usa meu rosto/,
    link: 'Link ou nome do arquivo',
    queued: 'Na fila da equipe',
    keepBlocked: 'Manter bloqueado',
    decided: /Decidido\. Quem denunciou/,
    underReview: 'Em análise',
  },
  en: {
    intimate: 'It is intimate or sexual',
    happened: 'What happened',
    email: /E-mail for the answer/,
    send: 'Send report',
    chooseReason: 'Choose the reason.',
    received: 'Report received',
    offline: 'Offline',
    protocol: 'Number of the report',
    look: 'See the status',
    blocked: 'Blocked',
    subject: /Answer to report/,
    intact: 'Made with Semblante and unchanged',
    changed: 'Made with Semblante and changed since',
    copy: 'A copy of something made with Semblante',
    none: 'We found no sign of Semblante',
    another: 'Check another file',
    reason: /^Reason/,
    noConsent: /^It uses my face/,
    link: 'Link or name of the file',
    queued: "In the team's queue",
    keepBlocked: 'Keep it blocked',
    decided: /Decided\. Whoever reported/,
    underReview: 'Under review',
  },
} as const;

/**
 * What somebody saves from elsewhere, made by the browser itself: smaller, saved anew as a JPEG, without anything but
 * its pixels.
 */
export async function saveAnew(
  page: Page,
  file: string,
  change: { scale: number; mirrored: boolean; upsideDown?: boolean },
): Promise<Buffer> {
  const made = await page.evaluate(
    async ({ bytes, scale, mirrored, upsideDown }) => {
      const picture = await createImageBitmap(
        new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]),
      );
      const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('no canvas');
      brush.fillStyle = 'white';
      brush.fillRect(0, 0, canvas.width, canvas.height);
      if (mirrored) brush.setTransform(-1, 0, 0, 1, canvas.width, 0);
      if (upsideDown) brush.setTransform(1, 0, 0, -1, 0, canvas.height);
      brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const saved = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })).arrayBuffer(),
      );
      return btoa(Array.from(saved, (byte) => String.fromCharCode(byte)).join(''));
    },
    { bytes: readFileSync(file).toString('base64'), upsideDown: false, ...change },
  );
  return Buffer.from(made, 'base64');
}

/** As the page of the tool does it, without the page: sends a picture, has it cut out, and gives the result. */
export async function cutOut(page: Page, picture: Buffer): Promise<{ id: string; bytes: Buffer }> {
  const added = await page.request.post('/api/images?purpose=subject', {
    headers: await tokenHeader(page),
    multipart: { file: { name: 'retrato.jpg', mimeType: 'image/jpeg', buffer: picture } },
  });
  const { data } = (await added.json()) as { data: { outcomes: { image: { id: string } }[] } };
  const started = await page.request.post('/api/processings', {
    headers: await tokenHeader(page),
    data: { kind: 'image', image_ids: [data.outcomes[0]?.image.id] },
  });
  const { id } = ((await started.json()) as { data: { processing: { id: string } } }).data.processing;
  await expect(async () => {
    const { processing } = (
      (await (await page.request.get(`/api/processings/${id}`)).json()) as { data: { processing: { status: string } } }
    ).data;
    expect(processing.status).toBe('completed');
  }).toPass({ timeout: 120_000 });
  return { id, bytes: await (await page.request.get(`/api/processings/${id}/download`)).body() };
}
