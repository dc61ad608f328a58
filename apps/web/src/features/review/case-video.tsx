import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';

/**
 * Loaded only when asked for, from the first doubted moment on, kept by no browser: nobody has to see it in passing.
 */
export function CaseVideo({ url, startSeconds }: { url: string; startSeconds: number }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button
        kind="sec"
        size="sm"
        className="self-start"
        icon={<Play className="size-4" aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('review.case.play')}
      </Button>
    );
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people upload has no captions
  return (
    <video
      src={`${url}#t=${startSeconds}`}
      controls
      autoPlay
      muted
      playsInline
      aria-label={t('review.case.playing')}
      className="max-h-96 w-full rounded-picture bg-sunken"
    />
  );
}
