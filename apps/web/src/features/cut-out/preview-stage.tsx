import type { Image } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { LineProgress } from '../../ui/picture/line-progress.tsx';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';
import { refreshImage } from './batch/image-calls.ts';
import { loadImage } from './editor/load-pictures.ts';

const previewKey = (id: string) => ['cut-out-preview', id];
const previewQuery = (image: Image) => ({
  queryKey: previewKey(image.id),
  queryFn: async () => {
    await loadImage(image.preview_url ?? '');
    if (image.preview === null) await refreshImage(image.id);
    return image.preview_url;
  },
  staleTime: Infinity,
});

/** The next ones are made while this one is looked at. */
export function preparePreview(image: Image): void {
  void queryClient.prefetchQuery(previewQuery(image));
}

/** How the cut-out will look, small and at once, before anything is spent. */
export function PreviewStage({ image }: { image: Image }) {
  const { t } = useTranslation();
  const { data: url, isError, refetch } = useQuery({ ...previewQuery(image), retry: false });
  const warnings = [...new Set([...image.warnings, ...(image.preview?.warnings ?? [])])];
  return (
    <>
      <div className={boxLook} style={boxOf(image)}>
        {url == null ? (
          <LineProgress className="size-full" {...(!isError && { caption: t('images.preview.making') })}>
            <img src={image.thumbnail_url ?? ''} alt={image.file_name} />
          </LineProgress>
        ) : (
          <BeforeAfter
            key={image.id}
            label={t('images.preview.compare')}
            before={<img src={image.view_url ?? ''} alt="" />}
            after={<img src={url} alt="" className="checker" />}
            beforeCaption={t('images.preview.before')}
            afterCaption={t('images.preview.after')}
            className="size-full rounded-none"
          />
        )}
      </div>
      <div role="status" className="flex flex-col gap-3">
        {warnings.map((warning) => (
          <Notice key={warning} kind={warning === 'first_frame_only' ? 'info' : 'warn'}>
            {t(`images.preview.${warning}`)}
          </Notice>
        ))}
        {isError && (
          <Notice kind="warn">
            <p>{t('images.preview.failed')}</p>
            <Button kind="sec" size="sm" className="mt-3" onClick={() => void refetch()}>
              {t('images.preview.retry')}
            </Button>
          </Notice>
        )}
      </div>
      {url != null && <p className="text-sm text-pretty text-muted">{t('images.preview.rough')}</p>}
    </>
  );
}
