import { type Processing, toolFacts } from '@semblante/contracts';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Evaluation } from './evaluation.tsx';
import { ImageComparison } from './image-comparison.tsx';
import { ResultPlayer } from './player/result-player.tsx';
import { ProcessingState } from './processing-state.tsx';
import { ShareResult } from './share-result.tsx';
import { toolViews } from './tool-views.ts';
import { useMinute } from './use-minute.ts';

/** The result where its progress was looked at: large, playing, and what one does with it next. */
export function ResultMoment({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const now = useMinute();
  const {
    result_url: url,
    download_url: file,
    face_ids: [faceId],
  } = processing;
  if (url === null) return null;
  return (
    <article aria-label={processing.title} className="flex flex-col gap-4">
      {toolFacts[processing.kind].shownAs === 'image' ? (
        <ImageComparison resultUrl={url} beforeUrl={processing.before_url} size={processing.cut_out} />
      ) : (
        <ResultPlayer
          resultUrl={url}
          beforeUrl={processing.before_url}
          beforeFrom={processing.before_from_seconds}
          autoPlay
        />
      )}
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        {file !== null && (
          <ButtonLink kind="go">
            <a href={file} download aria-label={t('processings.card.download_of', { title: processing.title })}>
              <Download className="size-5" aria-hidden="true" />
              {t('processings.card.download')}
            </a>
          </ButtonLink>
        )}
        <ShareResult processing={processing} />
        {faceId !== undefined && (
          <ButtonLink kind="sec" className="whitespace-nowrap">
            <AppLink to="user.faceswap" query={{ face: faceId }}>
              {t('processings.moment.same_face')}
            </AppLink>
          </ButtonLink>
        )}
        {(processing.video_id ?? processing.clip_id ?? processing.image_id) !== null && (
          <ButtonLink kind="sec" className="whitespace-nowrap">
            <AppLink {...toolViews[processing.kind].page(processing)}>
              {t(processing.image_id === null ? 'processings.moment.same_video' : 'processings.moment.same_photo')}
            </AppLink>
          </ButtonLink>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex items-center gap-1">
          <p className="mr-1 text-sm font-[550]">{t('processings.viewer.question')}</p>
          <Evaluation processing={processing} />
        </div>
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1.5">
          <h3 className="truncate font-[650]" title={processing.title}>
            {processing.title}
          </h3>
          <ProcessingState processing={processing} view="ready" now={now} />
        </div>
      </div>
    </article>
  );
}
