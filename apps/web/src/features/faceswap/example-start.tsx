import type { Face } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { example, MovingExample } from '../example/index.ts';
import { addExampleFace, useFaces, useOpenAddFace } from '../faces/index.ts';
import { addExampleVideo, VideoPicker } from '../uploads/index.ts';
import { chooseVideo } from './chosen-video.ts';
import { deskColumns } from './desk-columns.ts';
import { draftStorage } from './draft-storage.ts';

/** Nothing of one's own yet: an example that works, and one tap puts one's own video or face in its place. */
export function ExampleStart({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation();
  const faces = useFaces();
  const openAddFace = useOpenAddFace();
  const open = useMutation({ mutationFn: openExample, onError: showError });

  function takeVideo(files: File[]) {
    onFiles(files);
    giveExampleFace().catch(console.warn);
  }
  /**
   * With a face in place the preview comes by itself, and one's own is better than the example's; without one the video
   * is there all the same.
   */
  async function giveExampleFace() {
    const own = faces.data ?? (await faces.refetch()).data;
    if (own?.length === 0) await addExampleFace();
  }
  return (
    <section aria-labelledby="example" className={deskColumns}>
      <MovingExample className="mx-auto aspect-4/5 w-full max-w-[calc(68dvh*0.8)] rounded-picture" />
      <Card className="flex flex-col gap-5">
        <div>
          <h2 id="example" className="display-sm text-xl text-balance">
            {t('faceswap.example.title')}
          </h2>
          <p className="mt-1 text-sm text-pretty text-muted">{t('faceswap.example.lead')}</p>
        </div>
        <Part picture={example.beforePoster} name={t('faceswap.example.video')} text={t('faceswap.example.video_text')}>
          <VideoPicker onFiles={takeVideo} accept="videos and photos" className={buttonLook({ kind: 'go' })}>
            {t('faceswap.example.own_video')}
          </VideoPicker>
        </Part>
        <Part picture={example.face} name={t('faceswap.example.face')} text={t('faceswap.example.face_text')}>
          <Button kind="ink" onClick={() => openAddFace((face) => void showOn(face).catch(showError))}>
            {t('faceswap.example.own_face')}
          </Button>
        </Part>
        <Button
          kind="quiet"
          size="sm"
          className="self-start"
          busy={open.isPending}
          busyLabel={t('faceswap.example.opening')}
          onClick={() => open.mutate()}
        >
          {t('faceswap.example.open')}
        </Button>
      </Card>
    </section>
  );
}

function Part({ picture, name, text, children }: { picture: string; name: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <img src={picture} alt="" className="size-14 rounded-picture object-cover" />
      <div className="min-w-32 flex-1">
        <p className="font-[650]">{name}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="max-sm:w-full max-sm:*:w-full">{children}</div>
    </div>
  );
}

/** One's own face on the invented person. A held one waits for staff: the clip opens without it. */
async function showOn(face: Face): Promise<void> {
  const video = await addExampleVideo();
  if (face.state === 'usable') draftStorage.saveOffered(video.id, { faces: {}, face: face.id });
  chooseVideo(video.id);
}

async function openExample(): Promise<void> {
  const [video] = await Promise.all([addExampleVideo(), addExampleFace()]);
  chooseVideo(video.id);
}
