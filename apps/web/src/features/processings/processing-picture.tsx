import type { Processing } from '@semblante/contracts';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { LineProgress, PictureCaption } from '../../ui/line-progress.tsx';
import type { ProcessingView } from './processing-view.ts';

interface ProcessingPictureProps {
  processing: Processing;
  view: ProcessingView;
  onOpen: () => void;
}

/** The line crosses the thumbnail while the work goes on; a finished one plays. */
export function ProcessingPicture({ processing, view, onOpen }: ProcessingPictureProps) {
  const { t } = useTranslation();
  const picture = <Thumbnail url={processing.thumbnail_url} />;
  switch (view) {
    case 'working':
      return <LineProgress percent={processing.progress} caption={t('processings.card.done_share', { percent: processing.progress })}>{picture}</LineProgress>;
    case 'waiting':
      return <LineProgress caption={t('processings.card.in_line')}>{picture}</LineProgress>;
    case 'review':
      return <LineProgress caption={t('processings.states.review')}>{picture}</LineProgress>;
    case 'failed':
    case 'gone':
      return <LineProgress>{picture}</LineProgress>;
    case 'ready':
      return (
        <div className="group relative isolate aspect-video overflow-hidden rounded-picture bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          <button type="button" onClick={onOpen} aria-label={t('processings.card.play', { title: processing.title })} className="block size-full outline-none">
            {picture}
            <span className="absolute bottom-2.5 left-2.5 grid size-10 place-items-center rounded-full bg-white text-[#11160F] transition-transform duration-(--t-1) group-hover:scale-105" aria-hidden="true">
              <Play className="ml-0.5 size-5 fill-current" />
            </span>
          </button>
          {processing.seconds !== null && <PictureCaption spot="bottom-right">{clockText(processing.seconds)}</PictureCaption>}
        </div>
      );
    default:
      return view satisfies never;
  }
}

function Thumbnail({ url }: { url: string | null }) {
  if (url !== null) return <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />;
  return (
    <span className="grid size-full place-items-center text-muted" aria-hidden="true">
      <Clapperboard className="size-6" />
    </span>
  );
}
