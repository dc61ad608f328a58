import Clapperboard from 'lucide-react/icons/clapperboard';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../navigation/app-link.tsx';
import { pathTo } from '../../navigation/route-names.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import {
  problemText,
  refuseVideo,
  UploadCard,
  type UploadKind,
  uploadVideo,
  useVideoUpload,
  VideoPicker,
} from '../uploads/index.ts';
import { deleteClip, refreshLists } from './staff-video-calls.ts';

function takeFiles(files: File[], kind: UploadKind): void {
  const [file] = files;
  if (file === undefined) return;
  if (files.length > 1) refuseVideo(file.name, { kind: 'several_files' });
  else void uploadVideo(file, kind);
}

/** A file, and what becomes of it until the draft has a page of its own. */
export function AddClip() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const upload = useVideoUpload();

  /** A small file may be there before its page was opened; who has gone elsewhere meanwhile is left alone. */
  function arrive(id: string) {
    refreshLists();
    if (location.pathname === pathTo('staff.videos.add')) void goTo('staff.videos.detail', { id }, { replace: true });
  }
  const take = (files: File[]) => takeFiles(files, { purpose: 'clip', remove: deleteClip, onArrived: arrive });

  return (
    <div className="flex flex-col gap-4">
      {upload.step === 'refused' && (
        <Notice kind="danger" announce>
          {problemText(t, upload.problem)}
        </Notice>
      )}
      {upload.step !== 'none' && upload.step !== 'refused' && <UploadCard upload={upload} />}
      {(upload.step === 'none' || upload.step === 'refused' || upload.step === 'failed') && <ClipDrop onFiles={take} />}
    </div>
  );
}

/** Paper and not green: green is where a user's picture goes. */
function ClipDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={joinClasses(
        'flex min-h-72 flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed bg-surface px-6 py-12 text-center',
        isOver ? 'border-ink' : 'border-edge',
      )}
    >
      <Clapperboard className="size-8 text-muted" aria-hidden="true" />
      <h2 className="display-sm text-xl">{t('staff-videos.add.drop')}</h2>
      <p className="text-sm text-pretty text-muted">{t('videos.choose.limits')}</p>
      <VideoPicker onFiles={onFiles} className={buttonLook({})}>
        {t('videos.choose.button')}
      </VideoPicker>
    </div>
  );
}
