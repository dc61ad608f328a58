import { type EnhanceScale, type Image, largestScaleOf, type Processing } from '@semblante/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { HeldPanel } from '../review/lazy.ts';
import { EnhanceOffer } from './enhance-offer.tsx';
import { EnhanceSettingsPanel } from './enhance-settings-panel.tsx';
import { SpotPicker, type Spot } from './spot-picker.tsx';
import { SpotPreview } from './spot-preview.tsx';
import { useSpotPreview } from './use-spot-preview.ts';

/** Pixels of the result that a preview shows, as the server makes it. */
const previewSide = 480;
const million = 1_000_000;

interface EnhanceDeskProps {
  image: Image;
  onStarted: (processing: Processing) => void;
}

/** A picture that was sent: what will be done, a spot of it to look at, and what it costs. */
export function EnhanceDesk({ image, onStarted }: EnhanceDeskProps) {
  const { t } = useTranslation();
  const largest = largestScaleOf(image);
  if (image.state === 'held')
    return (
      <Card>
        <Suspense>
          <HeldPanel review={image.review} title={t('enhance.stopped.held')} />
        </Suspense>
      </Card>
    );
  if (image.state === 'refused') return <Notice kind="danger">{t('enhance.stopped.refused')}</Notice>;
  if (largest === undefined)
    return <Notice kind="warn">{t('enhance.settings.impossible', { megapixels: 25_000_000 / million })}</Notice>;
  return <ReadyDesk image={image} largest={largest} onStarted={onStarted} />;
}

function ReadyDesk({ image, largest, onStarted }: EnhanceDeskProps & { largest: EnhanceScale }) {
  const [settings, setSettings] = useState({ scale: largest, clean: true });
  const [spot, setSpot] = useState<Spot>({ x: 0.5, y: 0.5 });
  const { preview, isBusy, isStale, show } = useSpotPreview(image.id, { ...settings, ...spot });
  const side = previewSide / settings.scale;
  const size = { width: Math.min(1, side / image.width), height: Math.min(1, side / image.height) };
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <SpotPicker image={image} spot={spot} size={size} onSpot={setSpot} />
        <SpotPreview preview={preview} isBusy={isBusy} isStale={isStale} onShow={show} />
      </div>
      <div className="flex flex-col gap-4">
        <EnhanceSettingsPanel image={image} largest={largest} settings={settings} onSettings={setSettings} />
        <EnhanceOffer
          order={{ kind: 'enhance', image_id: image.id, ...settings }}
          seconds={preview?.offer.estimate_seconds}
          onStarted={onStarted}
        />
      </div>
    </div>
  );
}
