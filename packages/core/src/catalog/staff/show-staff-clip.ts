import { clipLimits, type StaffClip, type StaffVideosQuery } from '@semblante/contracts';
import { AppError } from '../../kernel/index.ts';
import { listLatestCases } from '../../review/index.ts';
import { uploadOfVideo } from '../../videos/index.ts';
import type { CatalogDeps } from '../catalog-deps.ts';
import { listCategoriesOf } from '../categories.queries.ts';
import { dayOf } from '../day.ts';
import { understandQuery } from '../search/understand-query.ts';
import { showPreviews } from '../show-clip.ts';
import { problemsOf, stateOf } from './clip-state.ts';
import { findStaffRow, listStaffRows, type StaffClipRow } from './staff-clip.queries.ts';

export const addressForStaff = (id: string) => `/api/staff/videos/${id}`;

export async function listStaffClips(
  deps: CatalogDeps,
  { query, state, category, sort, page }: StaffVideosQuery,
): Promise<{ clips: StaffClip[]; total: number }> {
  const words = await understandQuery(deps.db, query);
  if (words === 'nothing') return { clips: [], total: 0 };
  const { rows, total } = await listStaffRows(deps.db, {
    words,
    state,
    category,
    sort,
    page,
    perPage: clipLimits.perPage,
  });
  return { clips: await show(deps, rows), total };
}

export async function getStaffClip(deps: CatalogDeps, id: string): Promise<StaffClip> {
  const row = await findStaffRow(deps.db, id);
  const [shown] = row ? await show(deps, [row]) : [];
  if (!shown) throw new AppError('catalog.not_found');
  return shown;
}

async function show(deps: CatalogDeps, rows: readonly StaffClipRow[]): Promise<StaffClip[]> {
  const ids = rows.map(({ clip }) => clip.id);
  const categories = await listCategoriesOf(deps.db, ids);
  const cases = await listLatestCases(deps.db, { subject: 'video', subjectIds: ids });
  return await Promise.all(
    rows.map(async (row) => {
      const found = cases.get(row.clip.id);
      return {
        ...(await showRecord(
          deps,
          row,
          (categories.get(row.clip.id) ?? []).map(({ id }) => id),
        )),
        review: found ? { id: found.id, state: found.state } : null,
      };
    }),
  );
}

async function showRecord(
  deps: CatalogDeps,
  row: StaffClipRow,
  categories: string[],
): Promise<Omit<StaffClip, 'review'>> {
  const { clip, addedBy } = row;
  const address = addressForStaff(clip.id);
  const isSeen = row.video.state === 'ready' || row.video.state === 'analysing';
  return {
    id: clip.id,
    state: stateOf(row),
    version: clip.version,
    title: clip.title,
    description: clip.description,
    categories,
    tags: clip.tags,
    staff_badges: clip.staffBadges,
    earned_badges: clip.earnedBadges,
    price_credits: clip.priceCredits,
    licence: licenceOf(clip),
    proof: clip.proofKey ? { name: clip.proofName ?? 'proof', url: `${address}/proof` } : null,
    problems: problemsOf(row, { categories: categories.length, today: dayOf(deps.clock()) }),
    video: await showVideo(deps, row, address),
    poster_url: isSeen ? `${address}/poster` : null,
    previews: isSeen ? showPreviews(row, address) : [],
    views: clip.views,
    choices: clip.choices,
    added_by: addedBy,
    created_at: clip.createdAt.toISOString(),
    updated_at: clip.updatedAt.toISOString(),
    published_at: clip.publishedAt?.toISOString() ?? null,
    withdrawn_at: clip.withdrawnAt?.toISOString() ?? null,
    withdrawal: clip.withdrawalCause ? { cause: clip.withdrawalCause, reason: clip.withdrawalReason } : null,
  };
}

async function showVideo(deps: CatalogDeps, { video }: StaffClipRow, address: string): Promise<StaffClip['video']> {
  const { state, progress, errorCode, fileName, bytes, probe } = video;
  const received =
    state === 'uploading' ? Math.min(bytes, (await deps.files.sizeOf(uploadOfVideo(video.id))) ?? 0) : bytes;
  const people = video.people.map(({ thumbnail, ...person }) => ({
    ...person,
    thumbnail_url: `${address}/people/${person.id}?of=${thumbnail}`,
  }));
  return {
    state,
    progress,
    error_code: errorCode,
    file_name: fileName,
    bytes,
    bytes_received: received,
    probe,
    people,
  };
}

export function licenceOf(clip: StaffClipRow['clip']): StaffClip['licence'] {
  const { licenceHolder: holder, licenceTerritory: territory, licenceUntil: until, licencePeople: people } = clip;
  return holder && territory && until ? { holder, territory, until, people } : null;
}
