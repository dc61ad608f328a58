import { isDeepStrictEqual } from 'node:util';
import type { UpdateClipBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError } from '../../kernel/index.ts';
import type { CatalogDeps } from '../catalog-deps.ts';
import { type CategoryRow, listCategories, listCategoriesOf } from '../categories.queries.ts';
import { type ClipRow, setCategories } from '../clip.queries.ts';
import { plainWords } from '../search/plain-words.ts';
import { insertWords } from '../search/words.queries.ts';
import { type ClipEdit, editClip, type Edited } from './edit-clip.ts';
import { licenceOf } from './show-staff-clip.ts';

export async function updateClip(
  deps: CatalogDeps,
  { version, ...body }: UpdateClipBody,
  edit: Omit<ClipEdit, 'version'>,
): Promise<Edited> {
  return await editClip(deps, { ...edit, version }, async (tx, clip) => {
    const before = recordOf(clip, (await listCategoriesOf(tx, [clip.id])).get(clip.id) ?? []);
    const categories = await changeCategories(tx, clip.id, body.categories);
    const set = { ...columnsOf(body), ...(await searchedWords(tx, { ...clip, ...columnsOf(body) }, categories)) };
    return { action: 'clip.updated', set, ...differences(before, recordOf({ ...clip, ...set }, categories)) };
  });
}

async function changeCategories(tx: Tx, clipId: string, wanted: readonly string[] | undefined): Promise<CategoryRow[]> {
  if (!wanted) return (await listCategoriesOf(tx, [clipId])).get(clipId) ?? [];
  const chosen = (await listCategories(tx)).filter(({ id }) => wanted.includes(id));
  if (chosen.length !== new Set(wanted).size)
    throw new AppError('catalog.unknown_category', {}, { field: 'categories' });
  await setCategories(tx, clipId, wanted);
  return chosen;
}

function columnsOf({
  title,
  description,
  tags,
  staff_badges: badges,
  price_credits: price,
  licence,
}: Omit<UpdateClipBody, 'version'>): Partial<ClipRow> {
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(badges && { staffBadges: [...new Set(badges)] }),
    ...(price !== undefined && { priceCredits: price }),
    ...(licence !== undefined && {
      licenceHolder: licence?.holder ?? null,
      licenceTerritory: licence?.territory ?? null,
      licenceUntil: licence?.until ?? null,
      licencePeople: licence?.people ?? [],
    }),
  };
}

/** What a search compares, made anew with every change of the record. */
export async function searchedWords(
  tx: Tx,
  clip: Pick<ClipRow, 'title' | 'tags'>,
  categories: readonly Pick<CategoryRow, 'title'>[],
): Promise<Pick<ClipRow, 'titleWords' | 'words'>> {
  const titles = Object.values(clip.title).join(' ');
  const named = categories.flatMap(({ title }) => Object.values(title)).join(' ');
  const titleWords = plainWords(titles);
  const words = plainWords(`${titles} ${named} ${clip.tags.join(' ')}`);
  await insertWords(tx, words);
  return { titleWords, words };
}

function recordOf(clip: ClipRow, categories: readonly CategoryRow[]) {
  const { title, description, tags, staffBadges, priceCredits } = clip;
  return {
    title,
    description,
    categories: categories.map(({ id }) => id),
    tags,
    staff_badges: staffBadges,
    price_credits: priceCredits,
    licence: licenceOf(clip),
  };
}

/** Only what changed is worth reading. */
function differences<Told extends Record<string, unknown>>(
  before: Told,
  after: Told,
): { before: Partial<Told>; after: Partial<Told> } {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const only = (told: Told) => Object.fromEntries(changed.map((name) => [name, told[name]])) as Partial<Told>;
  return { before: only(before), after: only(after) };
}
