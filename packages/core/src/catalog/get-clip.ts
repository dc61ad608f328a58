import type { ClipDetail, Language } from '@semblante/contracts';
import { AppError, type UserId } from '../kernel/index.ts';
import { expectSwap } from '../tools/index.ts';
import { findPartOfVideo, folderOfVideo, type VideoPart } from '../videos/index.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { listCategoriesOf } from './categories.queries.ts';
import { findOfferedClip, type WholeClip } from './clip.queries.ts';
import { dayOf } from './day.ts';
import { addressOfClip, showClip } from './show-clip.ts';
import { getTerms } from './terms.ts';
import { countUse } from './uses.queries.ts';

interface Viewer {
  userId: UserId;
  language: Language;
}

/** Looking at a clip counts, once for an account and a day. */
export async function viewClip(deps: CatalogDeps, asked: Viewer & { id: string }): Promise<ClipDetail> {
  const { id, userId } = asked;
  await getOfferedClip(deps, id);
  await deps.db.transaction(
    async (tx) => await countUse(tx, { clipId: id, userId, day: dayOf(deps.clock()), kind: 'view' }),
  );
  return await detailOf(deps, await getOfferedClip(deps, id), { ...asked, address: addressOfClip(id) });
}

export async function getOfferedClip(deps: Pick<CatalogDeps, 'db' | 'clock'>, id: string): Promise<WholeClip> {
  const found = await findOfferedClip(deps.db, { id, today: dayOf(deps.clock()) });
  if (!found) throw new AppError('catalog.not_found');
  return found;
}

/** `address` is where whoever looks finds the clip's files. */
export async function detailOf(
  deps: CatalogDeps,
  whole: WholeClip,
  viewer: Viewer & { address: string },
): Promise<ClipDetail> {
  const { clip, video } = whole;
  if (!video.probe || video.state !== 'ready') throw new AppError('catalog.not_analysed');
  const { userId, language, address } = viewer;
  const categories = (await listCategoriesOf(deps.db, [clip.id])).get(clip.id) ?? [];
  const { seconds, width, height, fps } = video.probe;
  const forecast = await deps.forecast();
  return {
    ...showClip(whole, { language, categories, address }),
    people: video.people.map(({ thumbnail, ...person }) => ({
      ...person,
      thumbnail_url: `${address}/people/${person.id}?of=${thumbnail}`,
    })),
    // A draft that staff looks at has none yet; what a user sees always has.
    licence_until: clip.licenceUntil ?? dayOf(deps.clock()),
    offer: {
      credits: clip.priceCredits,
      estimate_seconds: Math.ceil(
        forecast.ofNew({ userId, steps: expectSwap({ seconds, pixels: width * height, fps }) }),
      ),
    },
    terms: await getTerms(deps, userId),
  };
}

export type ClipPart = VideoPart | { height: number };

export async function fileOfClip(
  deps: Pick<CatalogDeps, 'db' | 'clock'>,
  asked: { id: string; part: ClipPart },
): Promise<string> {
  return partOfClip(await getOfferedClip(deps, asked.id), asked.part);
}

export function partOfClip({ clip, video }: WholeClip, part: ClipPart): string {
  const key =
    typeof part === 'object' && 'height' in part ? findPreview(clip, part.height) : findPartOfVideo(video, part);
  if (!key) throw new AppError('catalog.not_found');
  return key;
}

const findPreview = (clip: WholeClip['clip'], height: number) =>
  clip.previews.some((size) => size.height === height) ? previewOfClip(clip.id, height) : undefined;

export const previewOfClip = (id: string, height: number) => `${folderOfVideo(id)}/preview-${height}.mp4`;
