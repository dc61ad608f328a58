import type { Image } from '@semblante/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { Coin } from '../../ui/picture/coin.tsx';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';
import type { Preview } from '../faceswap/index.ts';

/** The photo, or the free preview of it with the new faces. */
export function PhotoStage({ photo, preview }: { photo: Image; preview: Preview }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const {
    pictures: [picture],
    making,
    failure,
  } = preview;
  const shown = picture?.after_url;
  useEffect(() => {
    if (shown !== undefined && matchMedia('(width < 64rem)').matches) place.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return (
    <div ref={place} className="flex scroll-mt-[calc(var(--header)+0.5rem)] flex-col gap-3">
      <div style={boxOf(photo)} className={boxLook}>
        {picture === undefined ? (
          photo.view_url !== null && (
            <img src={photo.view_url} alt={t('faceswap.photo.original')} className="size-full object-contain" />
          )
        ) : (
          <BeforeAfter
            key={picture.after_url}
            label={t('faceswap.stage.compare')}
            before={<img src={picture.before_url} alt="" />}
            after={<img src={picture.after_url} alt="" />}
            beforeCaption={t('faceswap.stage.original')}
            afterCaption={t('faceswap.stage.preview')}
            className="size-full rounded-none"
          />
        )}
      </div>
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
      <p className="text-sm text-pretty text-muted">{t('faceswap.photo.preview_text')}</p>
    </div>
  );
}
