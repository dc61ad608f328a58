import type { StaffClip } from '@semblante/contracts';
import { detectionModels, type AnalysisSettings } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { clockText } from '../../lib/format-clock.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { UploadCard, useVideoUpload } from '../uploads/index.ts';
import { ClipFilm } from './clip-film.tsx';
import { analyseClip } from './staff-video-calls.ts';

/** The file itself: on its way, being looked at, or there, with the people found in it. */
export function ClipMedia({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const upload = useVideoUpload();
  const isSending = 'videoId' in upload && upload.videoId === clip.id;
  const { probe } = clip.video;
  return (
    <Card className="flex flex-col gap-4">
      <section aria-labelledby="file" className="flex flex-col gap-4">
        <SectionTitle
          id="file"
          title={t('staff-videos.media.title')}
          text={
            probe === null
              ? clip.video.file_name
              : t('staff-videos.media.facts', {
                  name: clip.video.file_name,
                  length: clockText(probe.seconds),
                  size: `${probe.width}×${probe.height}`,
                  bytes: formatBytes(probe.bytes),
                })
          }
        />
        {isSending ? <UploadCard upload={upload} /> : <MediaState clip={clip} />}
        {clip.poster_url !== null && <ClipFilm clip={clip} />}
        {clip.video.state === 'ready' && <FoundPeople clip={clip} />}
      </section>
    </Card>
  );
}

function MediaState({ clip: { video, review } }: { clip: StaffClip }) {
  const { t } = useTranslation();
  switch (video.state) {
    case 'uploading':
      return (
        <Notice kind="warn">
          {t('staff-videos.media.unfinished', {
            received: formatBytes(video.bytes_received),
            total: formatBytes(video.bytes),
          })}
        </Notice>
      );
    case 'checking':
    case 'analysing':
      return (
        <Progress
          percent={video.progress ?? 0}
          stage={t(`staff-videos.media.${video.state}`)}
          {...(video.progress === null && { detail: t('videos.work.line') })}
        />
      );
    case 'held':
      return (
        <Notice kind="warn">
          <p>{t('staff-videos.media.held')}</p>
          {review !== null && (
            <p className="mt-1">
              <AppLink to="staff.review" className="text-link">
                {t('staff-videos.media.to_review')}
              </AppLink>
            </p>
          )}
        </Notice>
      );
    case 'refused':
      return <Notice kind="danger">{t('staff-videos.media.refused')}</Notice>;
    case 'error':
      return <Notice kind="danger">{t(`videos.errors.${video.error_code ?? 'failed'}`)}</Notice>;
    case 'ready':
      return null;
    default:
      return video.state satisfies never;
  }
}

/** Found once, so that a start waits for nothing; looked for again where somebody was missed. */
function FoundPeople({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const [model, setModel] = useState<AnalysisSettings['detection_model']>('fast');
  const again = useMutation({
    mutationFn: () => analyseClip(clip.id, { detection_model: model, face_angle: 'auto' }),
    onError: showError,
  });
  const { people } = clip.video;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('staff-videos.media.people', { count: people.length })}</h3>
      {people.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {people.map(({ id, thumbnail_url, seconds }) => (
            <li key={id} className="text-xs text-muted tabular-nums">
              <img src={thumbnail_url} alt="" className="mb-1 size-14 rounded-picture bg-fill object-cover" />
              {t('staff-videos.media.on_screen', { length: clockText(seconds) })}
            </li>
          ))}
        </ul>
      )}
      {clip.state !== 'published' && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('staff-videos.media.model')} className="w-52">
            <Select
              value={model}
              options={detectionModels.map((value) => ({ value, label: t(`staff-videos.media.model_${value}`) }))}
              onChange={({ target }) => setModel(target.value as typeof model)}
            />
          </Field>
          <Button
            kind="sec"
            busy={again.isPending}
            busyLabel={t('staff-videos.media.searching')}
            onClick={() => again.mutate()}
          >
            {t('staff-videos.media.search_again')}
          </Button>
        </div>
      )}
    </div>
  );
}
