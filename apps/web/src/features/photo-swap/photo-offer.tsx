import type { Image, Processing, StartBody } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { estimateWords, StartOrBuy, useStart } from '../faceswap/index.ts';

interface PhotoOfferProps {
  photos: readonly Image[];
  /** Empty of a photo in which nobody gets a face. */
  order: Extract<StartBody, { kind: 'photo' }>['photos'];
  onStarted: (processing: Processing) => void;
}

/** What it costs and how long it takes, before anything is spent; and the one green button of the page. */
export function PhotoOffer({ photos, order, onStarted }: PhotoOfferProps) {
  const { t } = useTranslation();
  const { balance } = useUser();
  const { start, isBusy } = useStart({ sourceId: photos.map(({ id }) => id).join('-') });
  const [isUnsure, setIsUnsure] = useState(false);
  const credits = photos.reduce((sum, { offer }) => sum + (offer?.credits ?? 0), 0);
  const [first] = photos;
  const ownWork = photos.slice(1).length * (first?.offer?.estimate_seconds ?? 0);
  const seconds = (first?.offer?.estimate_seconds ?? 0) + ownWork;
  const isMapped = order.length > 0 && order.every(({ mapping }) => mapping.length > 0);
  const isShort = balance < credits;

  async function press() {
    setIsUnsure(false);
    const result = await start({ kind: 'photo', photos: order });
    if (result?.outcome === 'started') onStarted(result.processing);
    else setIsUnsure(result?.outcome === 'unsure');
  }

  return (
    <section
      aria-label={t('faceswap.offer.label')}
      className={joinClasses(
        'z-10 flex flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-pop md:gap-4 md:p-6',
        isMapped && !isShort && 'max-lg:sticky max-lg:bottom-3',
      )}
    >
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-muted">{t('faceswap.offer.cost')}</dt>
          <dd className="display-sm text-xl">
            {t('faceswap.offer.credits', { count: credits, amount: formatNumber(credits) })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('faceswap.offer.ready_in')}</dt>
          <dd className="display-sm text-xl">{estimateWords(t, seconds)}</dd>
        </div>
      </dl>
      <StartOrBuy
        missing={
          isShort
            ? t('faceswap.photo.missing', {
                count: photos.length,
                needed: formatNumber(credits),
                available: formatNumber(balance),
              })
            : undefined
        }
        isMapped={isMapped}
        isUnsure={isUnsure}
        isBusy={isBusy}
        label={t('faceswap.offer.start')}
        onStart={() => void press().catch(showError)}
      />
      <p className="text-center text-sm text-pretty text-muted">
        {t(photos.length > 1 ? 'faceswap.photo.promise_each' : 'faceswap.offer.promise')}
      </p>
    </section>
  );
}
