import type { Image } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';
import { type Preview, PreviewState, useInSight } from '../faceswap/index.ts';

/** The photo, or the free preview of it with the new faces. */
export function PhotoStage({ photo, preview }: { photo: Image; preview: Preview }) {
  const { t } = useTranslation();
  const place = useInSight(preview.pictures);
  const [picture] = preview.pictures;
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
      <PreviewState preview={preview} />
      <p className="text-sm text-pretty text-muted">{t('faceswap.photo.preview_text')}</p>
    </div>
  );
}
