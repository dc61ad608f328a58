import { stat } from 'node:fs/promises';
import type { BothLanguages, ClipBadge, LicenceBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import type { UserId, VideoId } from '../kernel/index.ts';
import { beginUpload, endUpload, folderOfVideo, listKnownIds, sourceOfVideo, type VideoDeps } from '../videos/index.ts';
import { listCategories, listCategoriesOf } from './categories.queries.ts';
import { findWholeClip, insertClip, setCategories } from './clip.queries.ts';
import { dayOf } from './day.ts';
import { problemsOf } from './staff/clip-state.ts';
import { publishClip } from './staff/publish-clip.ts';
import { searchedWords } from './staff/update-clip.ts';

/**
 * What the catalogue says of a clip that was drawn in code. Its id is always the same: it is added once, however often
 * a start is repeated.
 */
export interface DemoRecord {
  id: VideoId;
  title: BothLanguages;
  description: BothLanguages;
  categories: string[];
  tags: string[];
  staffBadges: ClipBadge[];
  priceCredits: number;
  licence: LicenceBody;
}

export async function listMissingDemos<Demo extends { id: VideoId }>(
  deps: Pick<VideoDeps, 'db'>,
  demos: readonly Demo[],
): Promise<Demo[]> {
  const known = await listKnownIds(
    deps.db,
    'videos',
    demos.map(({ id }) => id),
  );
  return demos.filter(({ id }) => !known.has(id));
}

/**
 * By the way of every clip: from here on it is checked, screened and analysed like any other. Its files come first, so
 * that a crash leaves either nothing or a whole upload.
 */
export async function addDemoClip(
  deps: VideoDeps,
  added: { record: DemoRecord; ownerId: UserId; file: string; proof: string },
): Promise<void> {
  const { record, ownerId, file, proof } = added;
  const { id } = record;
  const { size: bytes } = await stat(file);
  const proofKey = `${folderOfVideo(id)}/proof.pdf`;
  await deps.files.take(sourceOfVideo(id), file);
  await deps.files.take(proofKey, proof);
  await beginUpload(
    deps,
    { id, userId: ownerId, purpose: 'clip', filename: `${id}.mp4`, filetype: 'video/mp4', bytes },
    async (tx) => await insertDemo(tx, record, { proofKey, at: deps.clock() }),
  );
  await endUpload(deps, id);
}

async function insertDemo(tx: Tx, record: DemoRecord, { proofKey, at }: { proofKey: string; at: Date }): Promise<void> {
  const { id, title, description, tags, staffBadges, priceCredits, licence } = record;
  const categories = (await listCategories(tx)).filter((category) => record.categories.includes(category.id));
  const licensed = {
    licenceHolder: licence.holder,
    licenceTerritory: licence.territory,
    licenceUntil: licence.until,
    licencePeople: licence.people,
    proofKey,
    proofName: 'demo.pdf',
  };
  const words = await searchedWords(tx, { title, tags }, categories);
  await insertClip(tx, {
    id,
    title,
    description,
    tags,
    staffBadges,
    priceCredits,
    ...licensed,
    ...words,
    createdAt: at,
    updatedAt: at,
  });
  await setCategories(
    tx,
    id,
    categories.map((category) => category.id),
  );
  await writeAudit(tx, { action: 'clip.added', subject: 'clip', subjectId: id, after: { demo: true, title }, at });
}

/** Those that are ready and that nobody of staff has touched; what is held or was changed is for people to decide. */
export async function publishReadyDemos(deps: VideoDeps, ids: readonly VideoId[]): Promise<void> {
  const today = dayOf(deps.clock());
  for (const id of ids) {
    const whole = await findWholeClip(deps.db, id);
    if (!whole || whole.clip.state !== 'draft' || whole.clip.version > 1) continue;
    const categories = (await listCategoriesOf(deps.db, [id])).get(id)?.length ?? 0;
    if (problemsOf(whole, { categories, today }).length === 0)
      await publishClip(deps, { id, by: undefined, version: 1 });
  }
}
