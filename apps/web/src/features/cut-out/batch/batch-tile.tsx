import ImageIcon from 'lucide-react/icons/image';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '../../../ui/join-classes.ts';
import { LineProgress } from '../../../ui/picture/line-progress.tsx';
import type { BatchEntry, EntryState, ProcessedEntry } from './batch-entry.ts';

const stateLooks: Partial<Record<EntryState, string>> = {
  done: 'text-ok',
  failed: 'text-danger',
  refused: 'text-danger',
  held: 'text-warn',
  review: 'text-warn',
};

interface BatchTileProps {
  entry: BatchEntry;
  isChosen: boolean;
  onChoose: () => void;
}

/** A small picture, the line crossing it while it is worked on, and one word below. */
export function BatchTile({ entry, isChosen, onChoose }: BatchTileProps) {
  const { t } = useTranslation();
  const state = t(`images.states.${entry.state}`);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t('images.batch.tile', { name: entry.name, state })}
      title={entry.name}
      onClick={onChoose}
      className="flex w-full min-w-0 flex-col gap-1.5 rounded-picture text-left text-xs font-semibold"
    >
      <span
        className={joinClasses(
          'block aspect-square w-full overflow-hidden rounded-picture',
          isChosen && 'outline-3 outline-offset-2 outline-ink',
        )}
      >
        <TilePicture entry={entry} />
      </span>
      <span className={joinClasses('truncate', stateLooks[entry.state] ?? 'text-muted')}>{state}</span>
    </button>
  );
}

/** Nothing of a picture is shown before it was screened. */
function TilePicture({ entry }: { entry: BatchEntry }) {
  switch (entry.state) {
    case 'waiting':
    case 'checking':
    case 'held':
    case 'refused':
      return <EmptyFrame />;
    case 'sending':
      return (
        <LineProgress percent={Math.round(entry.share * 100)} className="size-full">
          <EmptyFrame />
        </LineProgress>
      );
    case 'ready':
      return <Thumbnail url={entry.image.thumbnail_url} className="bg-sunken" />;
    case 'working':
      return (
        <LineProgress percent={entry.processing.progress} className="size-full">
          <Thumbnail url={thumbnailOf(entry)} className="bg-sunken" />
        </LineProgress>
      );
    case 'queued':
    case 'review':
    case 'failed':
    case 'gone':
      return (
        <LineProgress className="size-full">
          <Thumbnail url={thumbnailOf(entry)} className="bg-sunken" />
        </LineProgress>
      );
    case 'done':
      return <Thumbnail url={entry.processing.thumbnail_url} className="checker" />;
    default:
      return entry satisfies never;
  }
}

function thumbnailOf({ image, processing }: ProcessedEntry): string | null {
  return image?.thumbnail_url ?? processing.thumbnail_url;
}

function Thumbnail({ url, className }: { url: string | null; className: string }) {
  if (url === null) return <EmptyFrame />;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      className={joinClasses('size-full object-cover', className)}
    />
  );
}

function EmptyFrame() {
  return (
    <span className="grid size-full place-items-center bg-fill text-muted" aria-hidden="true">
      <ImageIcon className="size-6" />
    </span>
  );
}
