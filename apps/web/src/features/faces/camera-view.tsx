import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { joinClasses } from '../../ui/join-classes.ts';

type Facing = 'user' | 'environment';
type CameraState = 'starting' | 'ready' | 'denied' | 'missing';

interface CameraViewProps {
  /** The person in front of the screen, or what they point at. */
  facing?: Facing;
  /** How to hold it. */
  guide?: string;
  onPhoto: (photo: File) => void;
  onBack: () => void;
}

/** A photo taken here and now. The camera is let go of as soon as the picture is taken or the view is left. */
export function CameraView({ facing = 'user', guide, onPhoto, onBack }: CameraViewProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');

  useEffect(() => {
    let stream: MediaStream | undefined;
    let hasLeft = false;
    openCamera(facing).then(
      (opened) => {
        stream = opened;
        if (hasLeft) return stop(opened);
        if (video.current !== null) video.current.srcObject = opened;
        setState('ready');
      },
      (error: unknown) => setState(isDenied(error) ? 'denied' : 'missing'),
    );
    return () => {
      hasLeft = true;
      if (stream !== undefined) stop(stream);
    };
  }, [facing]);

  function shoot() {
    if (video.current !== null) takePhoto(video.current, onPhoto);
  }

  return (
    <div className="flex flex-col gap-3">
      {state === 'denied' || state === 'missing' ? (
        <Notice kind="warn" announce>
          {t(`faces.camera.${state}`)}
        </Notice>
      ) : (
        <>
          {/* Oneself is mirrored, as people know themselves; the photo is taken as the camera sees it. */}
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label={t('faces.camera.label')}
            className={joinClasses(
              'aspect-square w-full rounded-picture bg-sunken object-cover',
              facing === 'user' && '-scale-x-100',
            )}
          />
          <p className="text-sm text-muted">{guide ?? t('faces.camera.guide')}</p>
          <Button
            icon={<Camera className="size-5" aria-hidden="true" />}
            busy={state === 'starting'}
            busyLabel={t('faces.camera.starting')}
            onClick={shoot}
          >
            {t('faces.camera.shoot')}
          </Button>
        </>
      )}
      <Button kind="quiet" onClick={onBack}>
        {t('faces.camera.back')}
      </Button>
    </div>
  );
}

/** There is none to ask on a page without https. */
async function openCamera(facing: Facing): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) throw new Error('no camera here');
  return await devices.getUserMedia({ video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } } });
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError');
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function takePhoto(video: HTMLVideoElement, onPhoto: (photo: File) => void): void {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  canvas.toBlob(
    (blob) => blob !== null && onPhoto(new File([blob], 'camera.jpg', { type: 'image/jpeg' })),
    'image/jpeg',
    0.95,
  );
}
