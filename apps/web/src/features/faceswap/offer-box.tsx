import type { Processing, Video } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { estimateWords } from './estimate-words.ts';
import { StartOrBuy } from './start-or-buy.tsx';
import { startBodyOf, type SwapDraft } from './swap-draft.ts';
import { useStart } from './use-start.ts';

interface OfferBoxProps {
  video: Video;
  offer: NonNullable<Video['offer']>;
  draft: SwapDraft;
  onStarted: (processing: Processing) => void;
}

/** What it costs and how long it takes, before anything is spent; and the one green button of the page. */
export function OfferBox({ video, offer, draft, onStarted }: OfferBoxProps) {
  const { t } = useTranslation();
  const { balance } = useUser();
  const { start, isBusy } = useStart({ sourceId: video.id });
  const [isUnsure, setIsUnsure] = useState(false);
  const body = startBodyOf(draft, video);
  const isMapped = body.mapping.length > 0;
  const isShort = balance < offer.credits;

  async function press() {
    setIsUnsure(false);
    const result = await start(body);
    if (result?.outcome === 'started') onStarted(result.processing);
    else setIsUnsure(result?.outcome === 'unsure');
  }

  return (
    <section
      aria-label={t('faceswap.offer.label')}
      // From the first chosen face on, the price and the start stay in sight on a phone; what is said about missing
      // credits would cover the preview.
      className={joinClasses(
        'z-10 flex flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-pop md:gap-4 md:p-6',
        isMapped && !isShort && 'max-lg:sticky max-lg:bottom-3',
      )}
    >
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-muted">{t('faceswap.offer.cost')}</dt>
          <dd className="display-sm text-xl">
            {t('faceswap.offer.credits', { count: offer.credits, amount: formatNumber(offer.credits) })}
          </dd>
        </div>
        <div>
          {/* The estimate is for the whole video: a part of it takes that long at most. */}
          <dt className="text-sm text-muted">
            {t(draft.trim === undefined ? 'faceswap.offer.ready_in' : 'faceswap.offer.ready_within')}
          </dt>
          <dd className="display-sm text-xl">{estimateWords(t, offer.estimate_seconds)}</dd>
        </div>
      </dl>
      <StartOrBuy
        missing={
          isShort
            ? t('faceswap.offer.missing', { needed: formatNumber(offer.credits), available: formatNumber(balance) })
            : undefined
        }
        isMapped={isMapped}
        isUnsure={isUnsure}
        isBusy={isBusy}
        label={t('faceswap.offer.start')}
        onStart={() => void press().catch(showError)}
      />
      <p className="text-center text-sm text-pretty text-muted">{t('faceswap.offer.promise')}</p>
    </section>
  );
}
