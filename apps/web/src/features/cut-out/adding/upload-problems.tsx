import { imageLimits } from '@semblante/contracts';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AppealModal } from '../../review/lazy.ts';
import { problemText } from './image-problem-text.ts';
import { forgetStopped, type ImageUpload, sendAgain, type UploadStop, useImageUploads } from './image-uploads.ts';

// Few ever need it, and it brings the schemas along.

type StoppedUpload = Extract<ImageUpload, { step: 'stopped' }>;

/** Each file that did not enter, by its name, with its own reason. The others go on. */
export function UploadProblems() {
  const { t } = useTranslation();
  const { files, leftOut } = useImageUploads();
  const stopped = files.filter((upload): upload is StoppedUpload => upload.step === 'stopped');
  if (stopped.length + leftOut === 0) return null;
  return (
    <Notice kind="danger" announce>
      <p className="font-[650]">{t('images.problems.title', { count: stopped.length + leftOut })}</p>
      <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {stopped.map((upload) => (
          <li key={upload.key}>
            <StoppedFile upload={upload} />
          </li>
        ))}
        {leftOut > 0 && <li>{t('images.problems.left_out', { count: leftOut, max: imageLimits.batchMax })}</li>}
      </ul>
      <Button kind="sec" size="sm" className="mt-3" onClick={forgetStopped}>
        {t('images.problems.dismiss')}
      </Button>
    </Notice>
  );
}

function StoppedFile({ upload: { key, file, stop } }: { upload: StoppedUpload }) {
  const { t } = useTranslation();
  const [isAppealing, setIsAppealing] = useState(false);
  const review = stop.why === 'said' ? (stop.image?.review ?? null) : null;
  return (
    <>
      <span className="wrap-anywhere">{t('images.problems.named', { name: file.name, text: stopText(t, stop) })}</span>
      {stop.why === 'connection' && (
        <button type="button" onClick={() => sendAgain(key)} className="text-link ml-2 min-h-11 md:min-h-6">
          {t('images.problems.again')}
        </button>
      )}
      {review?.can_appeal === true && (
        <>
          <button type="button" onClick={() => setIsAppealing(true)} className="text-link ml-2 min-h-11 md:min-h-6">
            {t('images.problems.appeal')}
          </button>
          <Suspense>
            {isAppealing && <AppealModal reviewId={review.id} open onClose={() => setIsAppealing(false)} />}
          </Suspense>
        </>
      )}
    </>
  );
}

function stopText(t: TFunction, stop: UploadStop): string {
  switch (stop.why) {
    case 'problem':
      return problemText(t, stop.problem);
    case 'said':
      return stop.text;
    case 'connection':
      return t('images.problems.connection');
    default:
      return stop satisfies never;
  }
}
