import type { OwnReview } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { PictureCaption } from '../../ui/picture/line-progress.tsx';
import { momentsText } from './moments-text.ts';

const picturesShown = 3;

/** Pictures of one's own media at the doubted moments; the moments alone where there is none. */
export function DoubtedMoments({ review: { pictures, moments } }: { review: OwnReview }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = ofDifferentSeconds(pictures, moments)
    .filter((url) => !broken.includes(url))
    .slice(0, picturesShown);
  if (shown.length === 0)
    return moments.length === 0 ? null : (
      <p className="tabular-nums">{t('review.held.moments', { moments: momentsText(moments) })}</p>
    );
  return (
    <section aria-label={t('review.held.pictures')} className="flex flex-col gap-2">
      <h3 className="font-[650]">{t('review.held.pictures')}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,11rem))] gap-2">
        {shown.map((url) => {
          const moment = moments[pictures.indexOf(url)];
          return (
            <li key={url} className="relative aspect-4/3 overflow-hidden rounded-picture bg-sunken">
              <img
                src={url}
                alt={
                  moment === undefined
                    ? t('review.held.picture')
                    : t('review.held.picture_at', { time: clockText(moment) })
                }
                className="size-full object-contain"
                onError={() => setBroken([...broken, url])}
              />
              {moment !== undefined && (
                <PictureCaption spot="top-right">{t('review.held.at', { time: clockText(moment) })}</PictureCaption>
              )}
            </li>
          );
        })}
      </ul>
      {new Set(moments.map(clockText)).size > shown.length && (
        <p className="text-muted tabular-nums">{t('review.held.moments', { moments: momentsText(moments) })}</p>
      )}
    </section>
  );
}

/** Looks follow each other within tenths of a second: the first picture of each says as much as all. */
function ofDifferentSeconds(pictures: readonly string[], moments: readonly number[]): string[] {
  const told = new Set<string>();
  return pictures.filter((_, index) => {
    const moment = moments[index];
    if (moment === undefined) return true;
    const isNew = !told.has(clockText(moment));
    told.add(clockText(moment));
    return isNew;
  });
}
