import type { Video } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { clockText } from '../../lib/format-clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { trimHeld } from './video-calls.ts';

interface WithoutDoubtProps {
  videoId: string;
  offer: NonNullable<Video['without_doubt']>;
  onOpen: (videoId: string) => void;
}

/** The way on while it is held: the same video without the doubted moments, made by us and checked by itself. */
export function WithoutDoubt({ videoId, offer, onOpen }: WithoutDoubtProps) {
  const { t } = useTranslation();
  const trim = useMutation({
    mutationFn: () => trimHeld(videoId),
    onSuccess: (id) => {
      toast.success(t('videos.trimmed.ordered'));
      onOpen(id);
    },
    onError: showError,
  });
  const made = offer.video_id;
  return (
    <section
      aria-label={t('videos.trimmed.title')}
      className="flex flex-col items-start gap-3 border-t border-line pt-4 text-sm"
    >
      <div>
        <h3 className="font-[650]">{t('videos.trimmed.title')}</h3>
        <p className="text-pretty text-muted">
          {made === null ? t('videos.trimmed.offer', { length: clockText(offer.seconds) }) : t('videos.trimmed.made')}
        </p>
      </div>
      {made === null ? (
        <Button size="sm" busy={trim.isPending} busyLabel={t('videos.trimmed.cutting')} onClick={() => trim.mutate()}>
          {t('videos.trimmed.cut')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => onOpen(made)}>
          {t('videos.trimmed.open')}
        </Button>
      )}
    </section>
  );
}
