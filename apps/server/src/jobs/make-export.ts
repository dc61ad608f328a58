import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { JobPayload, Language } from '@semblante/contracts';
import { type CopiedFile, type CopiedRow, readSealed, type UserId } from '@semblante/core/kernel';
import {
  beginExport,
  collectCopy,
  failExport,
  finishExport,
  folderOfExport,
  type PrivacyDeps,
} from '@semblante/core/privacy';
import { openStored } from '../media/open-stored.ts';
import { translatorFor } from '@semblante/i18n/translator';
import { stringify } from 'csv-stringify/sync';
import yazl from 'yazl';

export const exportPurpose = (exportId: string) => `export:${exportId}`;

/**
 * Gathers, packs and encrypts a copy of one account, file by file: its size is that of the account, its memory that of
 * one photo.
 */
export function makeExportJob(deps: PrivacyDeps, options: { scratchFolder: string; report: (error: unknown) => void }) {
  return async ({ export_id: id }: JobPayload<'make-export'>): Promise<void> => {
    try {
      await makeExport(deps, id, options.scratchFolder);
    } catch (cause) {
      options.report(cause);
      await failExport(deps, id);
    }
  };
}

async function makeExport(deps: PrivacyDeps, id: string, scratchFolder: string): Promise<void> {
  const begun = await beginExport(deps, id);
  const own = begun && (await deps.accountKeys.keyOf(begun.userId));
  if (!begun || !own) return;
  await mkdir(scratchFolder, { recursive: true });
  const folder = await mkdtemp(join(scratchFolder, 'export-'));
  try {
    const packed = join(folder, 'copy');
    const zip = await fill(deps, begun);
    const { nonce, cipher } = own.sealing(exportPurpose(id));
    await pipeline(zip.outputStream, cipher, createWriteStream(packed, { mode: 0o600 }));
    const fileKey = `${folderOfExport(id)}/${randomUUID()}.zip`;
    const { size } = await stat(packed);
    await deps.files.take(fileKey, packed);
    const { userId, language } = begun;
    await finishExport(deps, {
      id,
      userId,
      language,
      fileKey,
      bytes: size,
      nonce: nonce.toString('base64url'),
      tag: cipher.getAuthTag().toString('base64url'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(
  deps: PrivacyDeps,
  { userId, name, language }: { userId: UserId; name: string; language: Language },
): Promise<yazl.ZipFile> {
  const translate = translatorFor(language);
  const { sections, files } = await collectCopy(deps, userId);
  const present: CopiedFile[] = [];
  for (const file of files) if ((await deps.files.sizeOf(file.key)) !== undefined) present.push(file);
  const missing = files.filter((file) => !present.includes(file)).map((file) => file.name);
  const zip = new yazl.ZipFile();
  const [dataFolder, filesFolder] = [translate('privacy.copy.data_folder'), translate('privacy.copy.files_folder')];
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en' : 'pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(deps.clock());
  const lines = [
    translate('privacy.copy.readme', { name, date }),
    translate('privacy.copy.data'),
    translate('privacy.copy.files'),
    translate('privacy.copy.shared'),
    translate('privacy.copy.times'),
    ...(missing.length > 0 ? [translate('privacy.copy.missing', { list: missing.join(', ') })] : []),
  ];
  zip.addBuffer(Buffer.from(`${lines.join('\r\n\r\n')}\r\n`), translate('privacy.copy.readme_name'));
  for (const [section, rows] of sections) {
    zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `${dataFolder}/${section}.json`);
    zip.addBuffer(Buffer.from(csvOf(rows)), `${dataFolder}/${section}.csv`);
  }
  for (const file of present) {
    const place = `${filesFolder}/${file.name}`;
    // Pictures and videos are small already: packing them again costs time and gives nothing.
    if (file.isSealed) zip.addBuffer(await readSealed(deps, { key: file.key, userId }), place, { compress: false });
    else zip.addReadStreamLazy(place, { compress: false }, openStored(deps.files, file.key));
  }
  zip.end();
  return zip;
}

/** With a mark that lets a spreadsheet know its letters, and no cell that a spreadsheet would take for a formula. */
function csvOf(rows: readonly CopiedRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const lines = rows.map((row) => columns.map((column) => cell(row[column])));
  return stringify([columns, ...lines], { bom: true, escape_formulas: true });
}
