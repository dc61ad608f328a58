import type { VideoPerson } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { eligiblePeople, mappingOf, type SwapDraft } from './swap-draft.ts';

const tracksMax = 6;
/** A mark, and beside it what runs along the whole video: all of them in one line. */
export const trackGrid = 'grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-3';

interface PersonTracksProps {
  people: readonly VideoPerson[];
  seconds: number;
  draft: SwapDraft;
  at: number;
}

/** When each person is on screen: green is swapped, grey stays as it is. */
export function PersonTracks({ people, seconds, draft, at }: PersonTracksProps) {
  const { t } = useTranslation();
  const swapped = new Set(mappingOf(draft, people).map(({ person_id }) => person_id));
  const shown = eligiblePeople(people, { ...draft, mode: 'chosen' }).slice(0, tracksMax);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('faceswap.timeline.tracks')} className="flex flex-col gap-2">
      {shown.map((person, place) => {
        const isSwapped = swapped.has(person.id);
        const times = person.ranges.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ');
        return (
          <li key={person.id} className={trackGrid}>
            <img src={person.thumbnail_url} alt="" className="size-8 rounded-md bg-fill object-cover" />
            <span className="relative block h-3 rounded-full bg-fill">
              <span className="sr-only">
                {t(isSwapped ? 'faceswap.timeline.track_swapped' : 'faceswap.timeline.track_kept', {
                  number: place + 1,
                  times,
                })}
              </span>
              {person.ranges.map(({ from, to }) => (
                <span
                  key={from}
                  style={{
                    left: `${(from / seconds) * 100}%`,
                    width: `${(Math.max(to - from, 0.2) / seconds) * 100}%`,
                  }}
                  className={joinClasses(
                    'absolute inset-y-0 min-w-1.5 rounded-full',
                    isSwapped ? 'bg-chroma inset-ring-[1.5px] inset-ring-chroma-ink' : 'bg-edge',
                  )}
                />
              ))}
              <span
                style={{ left: `${(Math.min(at, seconds) / seconds) * 100}%` }}
                className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink"
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
