import { fixedRetention } from '@semblante/contracts';
import { folderOfImage, listKnownImages } from '@semblante/core/images';
import { folderOfProcessing, listKeptProcessings } from '@semblante/core/processings';
import { listKnownIds, listUnfinished, uploadsFolder } from '@semblante/core/videos';
import type { MediaDeps } from './media-deps.ts';

/** Younger than this may belong to something that is just being written. */
const restMs = 3_600_000;
const previewMs = fixedRetention.previews_hours * 3_600_000;
const idPattern = /^[0-9a-f]{8}-[0-9a-f-]{27}/;

/**
 * Files whose owner is gone: a crash between a deletion in the database and that on the disk leaves nothing for ever.
 */
export async function sweepFiles(deps: MediaDeps): Promise<void> {
  const { files, db, clock } = deps.videos;
  const before = new Date(clock().getTime() - restMs);
  for (const folder of ['videos', 'faces', uploadsFolder] as const) {
    const old = (await files.list(folder)).filter(({ name, changedAt }) => idPattern.test(name) && changedAt < before);
    const known =
      folder === uploadsFolder
        ? await idsOfUploads(deps)
        : await listKnownIds(
            db,
            folder,
            old.map(({ name }) => name.slice(0, 36)),
          );
    // An upload is removed by its own name first: with it goes what only the protocol's notes lead to.
    for (const { name } of old)
      if (!known.has(name.slice(0, 36)))
        for (const key of new Set([name.slice(0, 36), name])) await files.remove(`${folder}/${key}`);
  }
  const made = (await files.list('processings')).filter(
    ({ name, changedAt }) => idPattern.test(name) && changedAt < before,
  );
  const kept = await listKeptProcessings(
    db,
    made.map(({ name }) => name),
  );
  for (const { name } of made) if (!kept.has(name)) await files.remove(folderOfProcessing(name));
  const sent = (await files.list('images')).filter(({ name, changedAt }) => idPattern.test(name) && changedAt < before);
  const used = await listKnownImages(
    db,
    sent.map(({ name }) => name),
  );
  for (const { name } of sent) if (!used.has(name)) await files.remove(folderOfImage(name));
  await sweepPreviews(deps);
}

/** Once an upload is whole, nothing of it belongs in the folder of uploads any more. */
async function idsOfUploads({ videos: { db } }: MediaDeps): Promise<Set<string>> {
  return new Set((await listUnfinished(db)).map(({ id }) => id));
}

async function sweepPreviews({ videos: { files, clock } }: MediaDeps): Promise<void> {
  const before = new Date(clock().getTime() - previewMs);
  for (const { name: owner } of await files.list('previews')) {
    const made = await files.list(`previews/${owner}`);
    for (const { name, changedAt } of made) if (changedAt < before) await files.remove(`previews/${owner}/${name}`);
  }
}
