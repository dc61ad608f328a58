import type { Processing } from '@semblante/contracts';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { LineProgress } from '../../ui/picture/line-progress.tsx';
import {
  DeleteProcessing,
  Evaluation,
  ImageComparison,
  ProcessingActions,
  ProcessingState,
  useMinute,
  useProgressTitle,
  viewOf,
} from '../processings/index.ts';
import { SmallFaces } from './small-faces.tsx';

/** An order as far as it has come: its progress, then the picture beside what it was. */
export function EnhanceResult({ processing }: { processing: Processing }) {
  const now = useMinute();
  const view = viewOf(processing, now);
  useProgressTitle([processing]);
  if (view === 'ready' && processing.result_url !== null)
    return <Finished processing={processing} url={processing.result_url} now={now} />;
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-3">
      <LineProgress {...(view === 'working' && { percent: processing.progress })}>
        {processing.thumbnail_url === null ? <span /> : <img src={processing.thumbnail_url} alt="" />}
      </LineProgress>
      <ProcessingState processing={processing} view={view} now={now} />
      <ProcessingActions processing={processing} view={view} />
    </div>
  );
}

function Finished({ processing, url, now }: { processing: Processing; url: string; now: number }) {
  const { t } = useTranslation();
  const { enhanced, before_url: beforeUrl, download_url: file, image_id: imageId, title } = processing;
  const result = enhanced?.result ?? null;
  return (
    <article aria-label={title} className="flex flex-col gap-4">
      <ImageComparison resultUrl={url} beforeUrl={beforeUrl} size={result} />
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        {file !== null && (
          <ButtonLink kind="go">
            <a href={file} download aria-label={t('processings.card.download_of', { title })}>
              <Download className="size-5" aria-hidden="true" />
              {t('enhance.result.download')}
            </a>
          </ButtonLink>
        )}
        {imageId !== null && (
          <ButtonLink kind="sec">
            <AppLink to="user.enhance" query={{ image: imageId }}>
              {t('enhance.result.again')}
            </AppLink>
          </ButtonLink>
        )}
        <div className="flex items-center gap-0.5 md:ml-auto">
          <Evaluation processing={processing} />
          <DeleteProcessing processing={processing} />
        </div>
      </div>
      {result !== null && (
        <>
          <p className="text-sm text-muted">
            {t('enhance.result.size', { width: formatNumber(result.width), height: formatNumber(result.height) })}{' '}
            {result.was_cleaned && t('enhance.result.cleaned')}
          </p>
          <SmallFaces count={result.small_faces} />
        </>
      )}
      <ProcessingState processing={processing} view="ready" now={now} />
    </article>
  );
}
