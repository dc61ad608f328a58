import type { Image } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { useCoarsePointer } from '../../lib/use-coarse-pointer.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { GreenPlace } from '../../ui/picture/green-place.tsx';
import { findImageProblem, ImagePicker, imageProblemText, sendImage, usePageFiles } from '../cut-out/index.ts';
import { OwnResults } from './own-results.tsx';

/** The green place of the page: one picture, chosen, dropped or pasted, or one that was made here. */
export function EnhanceStart({ onImage }: { onImage: (image: Image) => void }) {
  const { t } = useTranslation();
  const isTouch = useCoarsePointer();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: async (file: File) => {
      setProblem(undefined);
      const wrong = await findImageProblem(file);
      if (wrong) return setProblem(imageProblemText(t, wrong));
      setShare(0);
      const sent = await sendImage(file, { purpose: 'enhance', onShare: setShare });
      if (sent.image && !sent.error) onImage(sent.image);
      else setProblem(sent.error?.message);
    },
    onError: showError,
    onSettled: () => setShare(undefined),
  });
  const take = ([file]: File[]) => {
    if (file && !sending.isPending) sending.mutate(file);
  };
  usePageFiles(take);

  return (
    <div className="flex flex-col gap-6">
      {problem !== undefined && (
        <Notice kind="danger" announce>
          {problem}
        </Notice>
      )}
      {share === undefined ? (
        <GreenPlace
          crosses="lg"
          className={joinClasses(
            'flex min-h-72 flex-col items-center justify-center gap-3 rounded-sheet px-6 py-12 text-center',
            'lg:min-h-96',
          )}
        >
          <ImagePlus className="size-9" aria-hidden="true" />
          <h2 className="display text-2xl">{t(isTouch ? 'enhance.drop.title' : 'enhance.drop.title_drop')}</h2>
          <p className="text-pretty">{t('enhance.drop.limits')}</p>
          <ImagePicker
            onFiles={take}
            className={joinClasses(buttonLook({ size: 'lg' }), 'mt-2 bg-[#11160F]! text-white!')}
          >
            {t('enhance.drop.button')}
          </ImagePicker>
        </GreenPlace>
      ) : (
        <Card className="mx-auto flex min-h-60 w-full max-w-160 flex-col justify-center">
          <Progress percent={share * 100} stage={t(share < 1 ? 'enhance.drop.sending' : 'enhance.drop.checking')} />
        </Card>
      )}
      <OwnResults onImage={onImage} />
    </div>
  );
}
