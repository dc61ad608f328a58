import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Background, RenderBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { StoredCutOut } from '@semblante/db/schema';
import { requireAttempt } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireVisible } from '../../blocking/index.ts';
import { findOwnImage, touchImages } from '../../images/index.ts';
import { AppError, type LocalFiles, newId, type UserId, withTemporaryFolder } from '../../kernel/index.ts';
import type { Screening } from '../../review/index.ts';
import { cutOut } from '../../tools/index.ts';
import { requireOwn } from '../list-processings.ts';
import { cutOutOfProcessing, folderOfProcessing, type ProcessingDeps } from '../processing-deps.ts';
import { lockProcessing, type ProcessingRow, setRender } from '../processing.queries.ts';

type PlainBackground = Exclude<Background, { kind: 'picture' }>;
type Behind = PlainBackground | { kind: 'picture'; file: string };

/** Files, not keys: for whoever draws. */
export interface RenderOrder {
  cutOut: string;
  original: string | undefined;
  mask: string | undefined;
  background: Behind;
  format: RenderBody['format'];
  shadow: RenderBody['shadow'];
  out: string;
  thumbnail: string;
  /** Where the alpha goes that a new mask has made. */
  alpha: string | undefined;
}

export type DrawRender = (order: RenderOrder) => Promise<{ bytes: number; fingerprint: string; screening: Screening }>;

export interface RenderDeps extends ProcessingDeps {
  drawRender: DrawRender;
}

type Asked = RenderBody & { id: string; userId: UserId };

/** Free. What is rendered becomes the result; the plain cut-out stays, and is what the next render begins with. */
export async function renderCutOut(deps: RenderDeps, asked: Asked): Promise<void> {
  const row = await requireOwn(deps, asked);
  const made = await requireCutOut(deps, row);
  const subject = { limit: 'rendersOfAccount', of: asked.userId } as const;
  await requireAttempt(deps, subject, 'processings.too_many_renders');
  const image = row.imageId ? await findOwnImage(deps.db, { id: row.imageId, userId: asked.userId }) : undefined;
  const originalKey = image?.sourceKey ?? undefined;
  if (asked.background.kind === 'blur' && !originalKey)
    throw new AppError('processings.original_gone', {}, { field: 'background' });
  const behind = await findBehind(deps, asked);
  const files = filesOfRender(row.id, asked);
  const maskKey = asked.mask === undefined ? (made.maskKey ?? undefined) : undefined;
  await withTemporaryFolder('mask', async (folder) => {
    await deps.files.withLocal(async (local) => {
      const brought = async (key: string | undefined) => (key === undefined ? undefined : await local.bring(key));
      const order: RenderOrder = {
        cutOut: await local.bring(cutOutOfProcessing(row.id)),
        original: await brought(originalKey),
        mask: asked.mask ? await writeMask(asked.mask, folder) : await brought(maskKey),
        background: 'key' in behind ? { kind: 'picture', file: await local.bring(behind.key) } : behind,
        format: asked.format,
        shadow: asked.shadow,
        out: await local.placeFor(files.resultKey),
        thumbnail: await local.placeFor(files.thumbnailKey),
        alpha: files.maskKey && (await local.placeFor(files.maskKey)),
      };
      await draw(deps, row, { asked, order, files, local });
    });
  });
}

async function requireCutOut(deps: ProcessingDeps, row: ProcessingRow): Promise<StoredCutOut> {
  if (row.kind !== cutOut.kind) throw new AppError('processings.not_an_image');
  if (row.status !== 'completed') throw new AppError('processings.not_finished');
  await requireVisible(deps.db, { subject: 'processing', id: row.id });
  if (!row.resultKey || !row.cutOut || (row.deletesAt && row.deletesAt <= deps.clock()))
    throw new AppError('processings.expired');
  return row.cutOut;
}

/** A picture behind is the caller's own, screened like every upload. */
async function findBehind(
  deps: ProcessingDeps,
  { background, userId }: Asked,
): Promise<PlainBackground | { kind: 'picture'; key: string }> {
  if (background.kind !== 'picture') return background;
  const field = { field: 'background' };
  const image = await findOwnImage(deps.db, { id: background.image_id, userId });
  if (!image) throw new AppError('images.not_found', {}, field);
  await requireVisible(deps.db, { subject: 'image', id: image.id });
  if (image.state !== 'ready' || !image.sourceKey) throw new AppError('images.not_ready', {}, field);
  await touchImages(deps.db, [image.id], deps.clock());
  return { kind: 'picture', key: image.sourceKey };
}

/**
 * As a canvas gives it, with or without what a `data:` address puts before it. Whether it is a mask is found out by who
 * decodes it.
 */
async function writeMask(mask: string, folder: string): Promise<string> {
  const file = join(folder, 'mask.png');
  await writeFile(file, Buffer.from(mask.replace(/^data:image\/png;base64,/, ''), 'base64'));
  return file;
}

interface Files {
  resultKey: string;
  thumbnailKey: string;
  /** Only where the mask is a new one. */
  maskKey: string | undefined;
}

function filesOfRender(id: string, { format, mask }: Asked): Files {
  const folder = folderOfProcessing(id);
  const name = newId();
  return {
    resultKey: `${folder}/render-${name}.${format === 'jpeg' ? 'jpg' : format}`,
    thumbnailKey: `${folder}/thumbnail-${name}.webp`,
    maskKey: mask ? `${folder}/alpha-${name}.png` : undefined,
  };
}

async function draw(
  deps: RenderDeps,
  row: ProcessingRow,
  { asked, order, files, local }: { asked: Asked; order: RenderOrder; files: Files; local: LocalFiles },
): Promise<void> {
  let leftovers = [files.resultKey, files.thumbnailKey, ...(files.maskKey ? [files.maskKey] : [])];
  try {
    const { bytes, fingerprint, screening } = await deps.drawRender(order);
    if (screening.verdict !== 'pass') {
      await deps.db.transaction(
        async (tx) =>
          await writeAudit(tx, {
            action: 'screen.render_refused',
            subject: 'processing',
            subjectId: row.id,
            after: { ...screening },
            at: deps.clock(),
          }),
      );
      throw new AppError('processings.render_refused', {}, { field: 'background' });
    }
    for (const key of leftovers) await local.keep(key);
    leftovers = await deps.db.transaction(async (tx) => await keep(tx, deps, { asked, files, bytes, fingerprint }));
  } finally {
    for (const key of leftovers) await deps.files.remove(key);
  }
  if (row.imageId) await touchImages(deps.db, [row.imageId], deps.clock());
}

/** Answers the files of the render before, of no more use after the commit. */
async function keep(
  tx: Tx,
  deps: ProcessingDeps,
  made: { asked: Asked; files: Files; bytes: number; fingerprint: string },
): Promise<string[]> {
  const { asked, files } = made;
  const row = await lockProcessing(tx, asked.id);
  // Deleted, blocked or over its time while it was drawn.
  if (!row?.cutOut || !row.resultKey || row.removedAt) throw new AppError('processings.expired');
  await requireVisible(tx, { subject: 'processing', id: row.id });
  const before = row.cutOut;
  const { background, format, shadow } = asked;
  const maskKey = asked.mask === undefined ? before.maskKey : (files.maskKey ?? null);
  await setRender(tx, row.id, {
    resultKey: files.resultKey,
    resultBytes: made.bytes,
    thumbnailKey: files.thumbnailKey,
    fingerprint: made.fingerprint,
    cutOut: { ...before, maskKey, render: { background, format, shadow } },
  });
  const replaced = [row.resultKey, row.thumbnailKey, before.maskKey === maskKey ? null : before.maskKey];
  return replaced.filter((key) => key !== null && key !== cutOutOfProcessing(row.id)) as string[];
}
