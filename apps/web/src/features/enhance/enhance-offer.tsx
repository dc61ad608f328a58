import type { OrderOf, Processing } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { estimateWords, useStart } from '../faceswap/index.ts';

/** docs/product/principles.md: one credit, one image. */
const credits = 1;

interface EnhanceOfferProps {
  order: OrderOf<'enhance'>;
  /** Known once a spot was looked at. */
  seconds: number | undefined;
  onStarted: (processing: Processing) => void;
}

/** What it costs and what is there to pay with, before anything is spent. */
export function EnhanceOffer({ order, seconds, onStarted }: EnhanceOfferProps) {
  const { t } = useTranslation();
  const { balance } = useUser();
  const { start, isBusy } = useStart({ sourceId: order.image_id });
  const [isUnsure, setIsUnsure] = useState(false);
  const words = (count: number) => t('images.offer.credits', { count, amount: formatNumber(count) });

  async function press() {
    setIsUnsure(false);
    const result = await start(order);
    if (result?.outcome === 'started') onStarted(result.processing);
    else setIsUnsure(result?.outcome === 'unsure');
  }

  return (
    <section
      aria-label={t('enhance.offer.label')}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-pop md:p-5"
    >
      <dl className="grid grid-cols-2 gap-4">
        <Fact term={t('enhance.offer.cost')} value={words(credits)} />
        <Fact term={t('enhance.offer.balance')} value={words(balance)} />
      </dl>
      {seconds !== undefined && (
        <p className="text-sm text-muted">{t('enhance.offer.time', { time: estimateWords(t, seconds) })}</p>
      )}
      {isUnsure && (
        <Notice kind="warn" announce>
          {t('enhance.offer.unsent')}
        </Notice>
      )}
      {balance < credits ? (
        <>
          <Notice kind="warn">
            {t('enhance.offer.missing', { needed: words(credits), available: words(balance) })}
          </Notice>
          <ButtonLink kind="go" size="lg" wide>
            <AppLink to="user.credits">{t('enhance.offer.buy')}</AppLink>
          </ButtonLink>
        </>
      ) : (
        <Button
          kind="go"
          size="lg"
          wide
          busy={isBusy}
          busyLabel={t('enhance.offer.starting')}
          onClick={() => void press().catch(showError)}
        >
          {t('enhance.offer.start')}
        </Button>
      )}
      <p className="text-center text-xs text-pretty text-muted md:text-sm">{t('enhance.offer.promise')}</p>
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="display-sm text-lg md:text-xl">{value}</dd>
    </div>
  );
}
