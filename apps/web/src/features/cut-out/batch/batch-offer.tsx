import type { Image } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { useUser } from '../../../lib/use-current-user.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useStart } from '../../faceswap/index.ts';
import { showChosen } from '../show-chosen.ts';
import { type BatchEntry, creditsOf, isArriving, startable } from './batch-entry.ts';

interface BatchOfferProps {
  entries: readonly BatchEntry[];
  /** The one that is being looked at, where it can be started. */
  chosen: Image | undefined;
  /** Beside a finished result, whose download is the green button of the page. */
  isSecond?: boolean;
}

/** What it costs and what is there to pay with, before anything is spent. Nothing when nothing waits to be started. */
export function BatchOffer({ entries, chosen, isSecond = false }: BatchOfferProps) {
  const { t } = useTranslation();
  const { balance } = useUser();
  const { start, isBusy } = useStart({ sourceId: 'images' });
  const [isUnsure, setIsUnsure] = useState(false);
  const [startedIds, setStartedIds] = useState<ReadonlySet<string>>(new Set());
  // Just started, they are still listed as waiting for a moment.
  const waiting = startable(entries).filter(({ id }) => !startedIds.has(id));
  const isRestart = chosen !== undefined && !startable(entries).includes(chosen);
  const all = isRestart ? [chosen] : waiting;
  if (all.length === 0) return null;
  const needed = creditsOf(all);
  const isShort = balance < needed;
  const canOne = chosen !== undefined && all.length > 1 && balance >= creditsOf([chosen]);
  const creditsText = (count: number) => t('images.offer.credits', { count, amount: formatNumber(count) });

  async function press(images: readonly Image[]) {
    setIsUnsure(false);
    const result = await start({ kind: 'image', image_ids: images.map(({ id }) => id) });
    if (result?.outcome === 'started') follow(images);
    else setIsUnsure(result?.outcome === 'unsure');
  }
  function follow(images: readonly Image[]) {
    setStartedIds(new Set([...startedIds, ...images.map(({ id }) => id)]));
    toast.success(t('images.offer.started', { count: images.length }));
    // The button goes: whoever pressed it goes on where the progress is.
    showChosen();
  }
  const look = isSecond ? ({ kind: 'ink' } as const) : ({ kind: 'go', size: 'lg' } as const);
  const go = (images: readonly Image[]) => void press(images).catch(showError);

  return (
    <section
      aria-label={t('images.offer.label')}
      className={joinClasses(
        'flex flex-col gap-3 rounded-card border border-line bg-raised p-4 md:gap-4 md:p-5',
        !isSecond && 'z-10 shadow-pop',
        !isSecond && !isShort && 'max-lg:sticky max-lg:bottom-3',
      )}
    >
      <dl className="grid grid-cols-2 gap-4">
        <Fact term={t('images.offer.cost')} value={creditsText(needed)} />
        <Fact term={t('images.offer.balance')} value={creditsText(balance)} />
      </dl>
      {isShort && (
        <Notice kind="warn" announce>
          <p className="font-[650]">
            {t('images.offer.missing', { needed: formatNumber(needed), available: formatNumber(balance) })}
          </p>
          <p>{t('images.offer.missing_text')}</p>
        </Notice>
      )}
      {isUnsure && (
        <Notice kind="warn" announce>
          {t('images.offer.unsent')}
        </Notice>
      )}
      {isShort ? (
        <ButtonLink {...look} wide>
          <AppLink to="user.credits">{t('images.offer.buy')}</AppLink>
        </ButtonLink>
      ) : (
        <Button
          {...look}
          wide
          busy={isBusy}
          busyLabel={t('images.offer.starting')}
          reason={entries.some(isArriving) ? t('images.offer.wait') : undefined}
          onClick={() => go(all)}
        >
          {t('images.offer.all', { count: all.length })}
        </Button>
      )}
      {canOne && (
        <Button kind="sec" wide reason={isBusy ? t('images.offer.starting') : undefined} onClick={() => go([chosen])}>
          {t('images.offer.only_this', { credits: creditsText(creditsOf([chosen])) })}
        </Button>
      )}
      <p className="text-center text-xs text-pretty text-muted md:text-sm">{t('images.offer.promise')}</p>
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
