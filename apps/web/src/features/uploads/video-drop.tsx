import Clapperboard from 'lucide-react/icons/clapperboard';
import { type DragEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoarsePointer } from '../../lib/use-coarse-pointer.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { GreenPlace } from '../../ui/picture/green-place.tsx';
import { VideoTipsModal } from './video-tips-modal.tsx';

/** The green place of the page. What is dropped here, or chosen, goes on as it is: the rules come after. */
export function VideoDrop({ onFiles, accept }: { onFiles: (files: File[]) => void; accept: Accepted }) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isTouch = useCoarsePointer();

  useNoStrayDrops();

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }
  function hover(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  return (
    <>
      <GreenPlace
        crosses="lg"
        onDragOver={hover}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={joinClasses(
          'flex min-h-88 flex-col items-center justify-center gap-3 rounded-sheet px-6 py-14 text-center transition-shadow duration-(--t-1) lg:min-h-130',
          isOver && 'inset-ring-4 inset-ring-on-chroma',
        )}
      >
        <Clapperboard className="size-9" aria-hidden="true" />
        <h2 className="display text-2xl">{t(isTouch ? 'videos.choose.title_touch' : 'videos.choose.title')}</h2>
        <p className="text-pretty">{t('videos.choose.limits')}</p>
        <VideoPicker
          onFiles={onFiles}
          accept={accept}
          className={joinClasses(buttonLook({ size: 'lg' }), 'mt-2 bg-[#11160F]! text-white!')}
        >
          {t('videos.choose.button')}
        </VideoPicker>
        <button
          type="button"
          onClick={() => setIsAsking(true)}
          className="min-h-11 rounded-sm px-1 text-sm font-semibold underline decoration-2 underline-offset-3 md:min-h-6"
        >
          {t('videos.choose.tips')}
        </button>
      </GreenPlace>
      <VideoTipsModal open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** A file dropped beside the green place would make the browser leave the page and show the file. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  }, []);
}

type Accepted = 'videos' | 'videos and photos';

export const acceptedTypes = {
  videos: 'video/*,.mp4',
  'videos and photos': 'video/*,image/*,.mp4,.heic,.heif',
} as const satisfies Record<Accepted, string>;

interface VideoPickerProps {
  onFiles: (files: File[]) => void;
  /** Photos may be several: they get one face in one order. */
  accept?: Accepted;
  className: string;
  children: string;
}

/** A button that is a file input all along. Any file may be chosen: a phone that hides the others would not say why. */
export function VideoPicker({ onFiles, accept = 'videos', className, children }: VideoPickerProps) {
  return (
    <label
      className={joinClasses(
        className,
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
      )}
    >
      <input
        type="file"
        accept={acceptedTypes[accept]}
        multiple={accept !== 'videos'}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again must count as a change.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
