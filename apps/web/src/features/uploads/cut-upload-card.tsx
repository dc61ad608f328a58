import type { Video } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/format-bytes.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type CutUpload, rememberUpload } from './cut-upload.ts';
import { VideoPicker } from './video-drop.tsx';

interface CutUploadCardProps {
  cut: CutUpload;
  /** What the server has of it. */
  video: Video | undefined;
  onFiles: (files: File[]) => void;
}

/** A reload took the file out of the page's hands: it asks for the same one, once. */
export function CutUploadCard({ cut, video, onFiles }: CutUploadCardProps) {
  const { t } = useTranslation();
  return (
    <Card role="status" className="flex flex-col gap-4">
      <div>
        <p className="font-[650]">{t('videos.cut.title')}</p>
        <p className="truncate text-sm text-muted" title={cut.fileName}>
          {cut.fileName}
        </p>
      </div>
      <p className="text-pretty text-ink-2">
        {video === undefined
          ? t('videos.cut.text')
          : t('videos.cut.text_sent', { sent: formatBytes(video.bytes_received), total: formatBytes(video.bytes) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <VideoPicker onFiles={onFiles} className={buttonLook({ kind: 'ink', size: 'sm' })}>
          {t('videos.cut.choose')}
        </VideoPicker>
        <Button kind="quiet" size="sm" onClick={() => rememberUpload(undefined)}>
          {t('videos.cut.leave')}
        </Button>
      </div>
    </Card>
  );
}
