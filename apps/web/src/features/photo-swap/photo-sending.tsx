import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Coin } from '../../ui/picture/coin.tsx';
import { forgetPhotoStops, type PhotoUploads, usePhotoUploads } from './photo-uploads.ts';

/** Photos on their way, and those that were not taken. Nothing of one is shown before it was screened. */
export function PhotoSending() {
  const { sending, stops } = usePhotoUploads();
  return (
    <>
      {sending !== undefined && <OnItsWay sending={sending} />}
      {stops.length > 0 && <Stops stops={stops} />}
    </>
  );
}

function OnItsWay({ sending }: { sending: NonNullable<PhotoUploads['sending']> }) {
  const { t } = useTranslation();
  const { name, place, total, share } = sending;
  return (
    <Card className="flex min-h-60 w-full flex-col justify-center gap-4">
      <Coin turning className="size-8" />
      <p className="truncate font-[650]" title={name}>
        {total === 1 ? name : t('faceswap.photo.sending_of', { name, place, total })}
      </p>
      <Progress percent={share * 100} stage={t(share < 1 ? 'faceswap.photo.sending' : 'faceswap.photo.looking')} />
      <p className="text-sm text-pretty text-muted">{t('faceswap.photo.sending_text')}</p>
    </Card>
  );
}

export function Stops({ stops }: Pick<PhotoUploads, 'stops'>) {
  const { t } = useTranslation();
  return (
    <Notice kind="danger" announce>
      <p className="font-[650]">{t('images.problems.title', { count: stops.length })}</p>
      <ul className="mt-1.5 flex flex-col gap-1">
        {stops.map(({ name, text }, place) => (
          <li key={`${place}-${name}`} className="wrap-anywhere">
            {t('images.problems.named', { name, text })}
          </li>
        ))}
      </ul>
      <Button kind="sec" size="sm" className="mt-3" onClick={forgetPhotoStops}>
        {t('images.problems.dismiss')}
      </Button>
    </Notice>
  );
}
