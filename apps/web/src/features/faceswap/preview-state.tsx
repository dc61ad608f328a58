import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Coin } from '../../ui/picture/coin.tsx';
import type { Preview, PreviewPicture } from './use-preview.ts';

/** That a preview is being drawn, or was not, with a way to try again. */
export function PreviewState({ preview: { making, failure } }: { preview: Preview }) {
  const { t } = useTranslation();
  return (
    <>
      {making !== undefined && (
        <p role="status" className="flex items-center gap-3 font-[650]">
          <Coin turning className="size-6" />
          {t('faceswap.preview.drawing')}
        </p>
      )}
      {failure !== undefined && making === undefined && (
        <Notice kind="danger" announce>
          <p>{failure.text ?? t('faceswap.preview.failed')}</p>
          <Button kind="sec" size="sm" className="mt-3" onClick={failure.retry}>
            {t('faceswap.preview.retry')}
          </Button>
        </Notice>
      )}
    </>
  );
}

/**
 * On a phone the picture that was drawn by itself may be far above what is being read: it comes into sight, once for
 * each.
 */
export function useInSight(pictures: readonly PreviewPicture[]) {
  const place = useRef<HTMLDivElement>(null);
  const shown = pictures[0]?.after_url;
  useEffect(() => {
    if (shown !== undefined && matchMedia('(width < 64rem)').matches) place.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return place;
}
