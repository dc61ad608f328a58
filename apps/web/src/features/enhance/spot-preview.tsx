import type { EnhancePreview } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { SmallFaces } from './small-faces.tsx';

interface SpotPreviewProps {
  preview: EnhancePreview | undefined;
  isBusy: boolean;
  /** The spot or a setting is another one by now. */
  isStale: boolean;
  onShow: () => void;
}

/** One spot as it would be by plain enlarging, and as it will be. */
export function SpotPreview({ preview, isBusy, isStale, onShow }: SpotPreviewProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="spot" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="spot" className="font-[650]">
            {t('enhance.spot.title')}
          </h2>
          <p className="text-sm text-muted">{t('enhance.spot.text')}</p>
        </div>
        <Button kind="sec" busy={isBusy} busyLabel={t('enhance.spot.busy')} onClick={onShow}>
          {t(preview === undefined ? 'enhance.spot.show' : 'enhance.spot.again')}
        </Button>
      </div>
      {preview !== undefined && (
        <>
          {isStale && <Notice>{t('enhance.spot.moved')}</Notice>}
          <div
            className="mx-auto w-full max-w-120"
            style={{ aspectRatio: `${preview.region.width} / ${preview.region.height}` }}
          >
            <BeforeAfter
              key={preview.after}
              label={t('enhance.spot.compare')}
              before={<img src={preview.before} alt="" className="checker" />}
              after={<img src={preview.after} alt="" className="checker" />}
              beforeCaption={t('enhance.spot.before')}
              afterCaption={t('enhance.spot.after')}
              className="size-full"
            />
          </div>
          <SmallFaces count={preview.small_faces} />
        </>
      )}
    </section>
  );
}
