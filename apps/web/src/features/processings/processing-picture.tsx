import { type Processing, toolFacts } from '@semblante/contracts';
import type Clapperboard from 'lucide-react/icons/clapperboard';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { LineProgress, PictureCaption } from '../../ui/picture/line-progress.tsx';
import type { ProcessingView } from './processing-view.ts';
import { toolViews } from './tool-views.ts';

interface ProcessingPictureProps {
  processing: Processing;
  view: ProcessingView;
  onOpen: () => void;
}

/** The line crosses the thumbnail while the work goes on; a finished one plays, or shows what was cut out. */
export function ProcessingPicture({ processing, view, onOpen }: ProcessingPictureProps) {
  const { t } = useTranslation();
  const isImage = toolFacts[processing.kind].shownAs === 'image';
  const { shape, Icon, texts } = toolViews[processing.kind];
  const picture = <Thumbnail url={processing.thumbnail_url} Icon={Icon} />;
  switch (view) {
    case 'working':
      return (
        <LineProgress
          percent={processing.progress}
          caption={t('processings.card.done_share', { percent: processing.progress })}
          className={shape}
        >
          {picture}
        </LineProgress>
      );
    case 'waiting':
      return (
        <LineProgress caption={t('processings.card.in_line')} className={shape}>
          {picture}
        </LineProgress>
      );
    case 'review':
      return (
        <LineProgress caption={t('processings.states.review')} className={shape}>
          {picture}
        </LineProgress>
      );
    case 'failed':
    case 'blocked':
    case 'gone':
      return <LineProgress className={shape}>{picture}</LineProgress>;
    case 'ready':
      return (
        <div
          className={joinClasses(
            'group relative isolate overflow-hidden rounded-picture has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            shape,
            isImage ? 'checker' : 'bg-sunken',
          )}
        >
          <button
            type="button"
            onClick={onOpen}
            aria-label={t(texts.open, { title: processing.title })}
            className="block size-full outline-none"
          >
            {picture}
            {!isImage && <PlaySign />}
          </button>
          {/* Not below: the label of the result is there first. */}
          {processing.seconds !== null && (
            <PictureCaption spot="top-right">{clockText(processing.seconds)}</PictureCaption>
          )}
        </div>
      );
    default:
      return view satisfies never;
  }
}

function PlaySign() {
  return (
    <span
      className="absolute inset-0 m-auto grid size-12 place-items-center rounded-full bg-white text-[#11160F] transition-transform duration-(--t-1) group-hover:scale-105"
      aria-hidden="true"
    >
      <Play className="ml-0.5 size-5 fill-current" />
    </span>
  );
}

function Thumbnail({ url, Icon }: { url: string | null; Icon: typeof Clapperboard }) {
  if (url !== null) return <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />;
  return (
    <span className="grid size-full place-items-center text-muted" aria-hidden="true">
      <Icon className="size-6" />
    </span>
  );
}
