import type { ClipDetail } from '@semblante/contracts';
import ScanFace from 'lucide-react/icons/scan-face';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { boxOf } from '../../../ui/picture/picture-box.ts';
import { type Preview, PreviewStage } from '../../faceswap/index.ts';
import { ClipPlayer } from './clip-player.tsx';

/** The scene, or a frame of it with the face in place; and the button that makes that frame. */
export function ClipStage({ clip, preview }: { clip: ClipDetail; preview: Preview }) {
  const { t } = useTranslation();
  const hasPictures = preview.pictures.length > 0;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {/* On a phone the people should be in sight below it. */}
      <div className="rounded-picture bg-sunken max-lg:[--tallest:44dvh] dark:bg-surface">
        {hasPictures ? (
          <PreviewStage
            key={preview.pictures[0]?.after_url}
            pictures={preview.pictures}
            box={boxOf(clip)}
            onClose={preview.close}
          />
        ) : (
          <ClipPlayer clip={clip} />
        )}
      </div>
      {preview.isEmpty && (
        <Notice kind="info" announce>
          {t('catalog.clip.preview_none')}
        </Notice>
      )}
      {!hasPictures && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            kind="sec"
            size="sm"
            className="max-sm:w-full"
            icon={<ScanFace className="size-4.5" aria-hidden="true" />}
            busy={preview.making !== undefined}
            busyLabel={t('catalog.clip.making_preview')}
            reason={preview.canMake ? undefined : t('faceswap.preview.no_mapping')}
            onClick={preview.makeHardest}
          >
            {t('catalog.clip.make_preview')}
          </Button>
          {preview.canMake && <p className="text-sm text-pretty text-muted">{t('catalog.clip.preview_free')}</p>}
        </div>
      )}
    </div>
  );
}
