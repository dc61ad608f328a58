import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { formatBytes, formatSpeed } from '../../lib/format-bytes.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Coin } from '../../ui/picture/coin.tsx';
import { DevicePicture } from './device-picture.tsx';
import { findDeviceVideo } from './device-video.ts';
import { findPace } from './upload-pace.ts';
import { cancelUpload, continueUpload, forgetUpload, pauseUpload, type VideoUpload } from './video-upload.ts';

type Moving = Extract<VideoUpload, { bytesSent: number }>;

/** The file on its way, from the first look at it to its last byte. */
export function UploadCard({ upload }: { upload: Exclude<VideoUpload, { step: 'none' | 'refused' }> }) {
  switch (upload.step) {
    case 'checking':
      return (
        <>
          <OwnFile />
          <CheckingFile fileName={upload.fileName} />
        </>
      );
    case 'turning':
      return (
        <>
          <OwnFile />
          <TurningFile fileName={upload.fileName} share={upload.share} />
        </>
      );
    case 'sending':
    case 'waiting':
    case 'paused':
      return (
        <>
          <OwnFile />
          <MovingFile upload={upload} />
        </>
      );
    case 'failed':
      return <FailedFile error={upload.error} />;
    default:
      return upload satisfies never;
  }
}

function OwnFile() {
  const url = findDeviceVideo();
  return url === undefined ? null : <DevicePicture key={url} url={url} />;
}

function CheckingFile({ fileName }: { fileName: string }) {
  const { t } = useTranslation();
  return (
    <Card className="flex items-center gap-4" role="status">
      <Coin turning className="size-8" />
      <div className="min-w-0">
        <p className="truncate font-[650]">{fileName}</p>
        <p className="text-sm text-muted">{t('videos.upload.checking')}</p>
        <p className="text-sm text-pretty text-muted">{t('videos.upload.checking_text')}</p>
      </div>
    </Card>
  );
}

function TurningFile({ fileName, share }: { fileName: string; share: number }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col gap-4">
      <p className="truncate font-[650]">{fileName}</p>
      <Progress percent={share * 100} stage={t('videos.upload.turning')} />
      <p className="text-sm text-pretty text-muted">{t('videos.upload.turning_text')}</p>
      <Button kind="quiet" size="sm" className="self-start" onClick={forgetUpload}>
        {t('videos.upload.cancel')}
      </Button>
    </Card>
  );
}

function MovingFile({ upload }: { upload: Moving }) {
  const { t } = useTranslation();
  const pace = findPace(upload.marks, upload.bytesTotal);
  const sent = formatBytes(upload.bytesSent);
  const total = formatBytes(upload.bytesTotal);
  function cancel() {
    cancelUpload().then(() => toast.info(t('videos.upload.cancelled')), showError);
  }
  return (
    <Card className="flex flex-col gap-4">
      <p className="truncate font-[650]">{upload.fileName}</p>
      <Progress
        percent={(upload.bytesSent / upload.bytesTotal) * 100}
        stage={t(`videos.upload.${upload.step}`)}
        detail={
          pace === undefined
            ? t('videos.upload.sent', { sent, total })
            : t('videos.upload.sent_speed', { sent, total, speed: formatSpeed(pace.bytesPerSecond) })
        }
        {...(pace !== undefined && { timeLeft: timeLeftText(t, pace.secondsLeft) })}
      />
      {upload.step === 'waiting' && (
        <Notice kind="warn" announce>
          {t('videos.upload.waiting_text')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {upload.step === 'paused' ? (
          <Button kind="ink" size="sm" icon={<Play className="size-4" aria-hidden="true" />} onClick={continueUpload}>
            {t('videos.upload.continue')}
          </Button>
        ) : (
          <Button kind="sec" size="sm" icon={<Pause className="size-4" aria-hidden="true" />} onClick={pauseUpload}>
            {t('videos.upload.pause')}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={cancel}>
          {t('videos.upload.cancel')}
        </Button>
      </div>
      <p className="text-sm text-pretty text-muted">{t('videos.upload.keep_open')}</p>
    </Card>
  );
}

function timeLeftText(t: TFunction, seconds: number): string {
  return seconds < 60
    ? t('videos.upload.seconds_left', { count: seconds })
    : t('videos.upload.minutes_left', { count: Math.round(seconds / 60) });
}

function FailedFile({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const said = error instanceof ApiError && error.code !== undefined ? error.message : t('videos.upload.failed_text');
  return (
    <Notice kind="danger" announce>
      <p className="font-[650]">{t('videos.upload.failed')}</p>
      <p>{said}</p>
      <Button kind="sec" size="sm" className="mt-3" onClick={forgetUpload}>
        {t('videos.problems.again')}
      </Button>
    </Notice>
  );
}
