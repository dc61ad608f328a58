import type { Video } from '@semblante/contracts';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../lib/i18n.ts';
import { pathTo } from '../../navigation/route-names.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UnsupportedFormatModal } from '../processings/index.ts';
import {
  acceptedTypes,
  CutUploadCard,
  deleteVideo,
  findKnownVideo,
  forgetUpload,
  problemText,
  refreshVideos,
  refuseVideo,
  renameVideo,
  UploadCard,
  type UploadKind,
  uploadVideo,
  useCutUpload,
  useVideos,
  useVideoUpload,
  VideoDrop,
  VideosList,
  type VideoUpload,
} from '../uploads/index.ts';
import { MyFaces } from './chosen-video-view.tsx';
import { chooseVideo } from './chosen-video.ts';
import { deskColumn, deskColumns } from './desk-columns.ts';
import { ExampleStart } from './example-start.tsx';

interface StartViewProps {
  /** Pictures go another way than videos; `sending` is what there is to see of them. */
  photos: {
    areThese: (files: File[]) => boolean;
    take: (files: File[]) => void;
    sending: ReactNode;
    isSending: boolean;
    /** Whoever has sent one needs no example. */
    hasSome: boolean;
  };
}

/** Nothing chosen yet: the green place says where to begin. */
export function StartView({ photos }: StartViewProps) {
  const upload = useVideoUpload();
  const videos = useVideos().data;
  const cut = useCutUpload();
  const ofCut = cut && videos?.find(({ state, file_name }) => state === 'uploading' && file_name === cut.fileName);
  const isNew =
    videos?.length === 0 && upload.step === 'none' && cut === undefined && !photos.isSending && !photos.hasSome;
  const takeFiles = (files: File[]) => (photos.areThese(files) ? photos.take(files) : takeVideo(files));
  return (
    <div className="flex flex-col gap-10">
      {isNew && <ExampleStart onFiles={takeFiles} />}
      <div className={deskColumns}>
        <div className={deskColumn}>
          {cut !== undefined && upload.step === 'none' && <CutUploadCard cut={cut} video={ofCut} onFiles={takeFiles} />}
          {photos.sending}
          {!photos.isSending && <Sending upload={upload} onFiles={takeFiles} />}
        </div>
        <MyFaces />
      </div>
      <VideosList
        hiddenId={'videoId' in upload ? upload.videoId : ofCut?.id}
        onChoose={chooseVideo}
        onFiles={takeFiles}
      />
    </div>
  );
}

function takeVideo(files: File[]): void {
  const [file] = files;
  if (file === undefined) return;
  if (files.length > 1) refuseVideo(file.name, { kind: 'several_files' });
  else void uploadVideo(file, ownVideo);
}

const ownVideo: UploadKind = {
  purpose: 'video',
  known: { find: findKnownVideo, rename: renameVideo, onHere: tellKnown },
  remove: deleteVideo,
  onArrived: arrive,
};

function tellKnown({ file_name: before }: Video, name: string): void {
  toast.info(
    before === name ? i18n.t('videos.upload.known', { name }) : i18n.t('videos.upload.known_renamed', { before, name }),
  );
}

/** Here the view changes by itself; whoever looks at another page meanwhile is told. */
function arrive(videoId: string): void {
  refreshVideos();
  chooseVideo(videoId);
  if (location.pathname !== pathTo('user.faceswap')) toast.success(i18n.t('videos.upload.arrived'));
}

type Taking = { onFiles: (files: File[]) => void };

function Sending({ upload, onFiles }: { upload: VideoUpload } & Taking) {
  if (upload.step === 'refused') return <Refused upload={upload} onFiles={onFiles} />;
  return (
    <>
      {upload.step !== 'none' && <UploadCard upload={upload} />}
      {(upload.step === 'none' || upload.step === 'failed') && (
        <VideoDrop accept="videos and photos" onFiles={onFiles} />
      )}
    </>
  );
}

/** What is wrong with the file stays readable above the green place; a wrong format opens its modal too. */
function Refused({ upload: { problem }, onFiles }: { upload: Extract<VideoUpload, { step: 'refused' }> } & Taking) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);

  function chooseAnother() {
    try {
      input.current?.click();
    } catch (error) {
      console.error(error);
      toast.error(t('videos.problems.selector'));
      forgetUpload();
    }
  }

  return (
    <>
      <Notice kind="danger" announce>
        {problemText(t, problem)}
      </Notice>
      <VideoDrop accept="videos and photos" onFiles={onFiles} />
      <input
        ref={input}
        type="file"
        accept={acceptedTypes['videos and photos']}
        hidden
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
      <UnsupportedFormatModal
        open={problem.kind === 'not_mp4'}
        onClose={forgetUpload}
        onChooseAnother={chooseAnother}
      />
    </>
  );
}
