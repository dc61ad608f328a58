import type { ClipDetail, Processing, StartBody } from '@semblante/contracts';
import { useState } from 'react';
import { showError } from '../../../lib/error-toasts.ts';
import { draftStorage, useStart } from '../../faceswap/index.ts';
import { acceptTerms, changeCachedClip, refreshCatalog } from '../catalog-calls.ts';
import type { PriceChange } from './price-modal.tsx';
import { refusalOf } from './start-refusal.ts';

interface ClipStartParts {
  clip: ClipDetail;
  mapping: Extract<StartBody, { kind: 'catalog' }>['mapping'];
  onStarted: (processing: Processing) => void;
  /** Withdrawn, or its licence ended, while it was being chosen. */
  onGone: () => void;
}

/**
 * Terms first, then the price that was shown, then the start. Each can say no, and nothing is held before all said yes.
 */
export function useClipStart({ clip, mapping, onStarted, onGone }: ClipStartParts) {
  const [areTermsAsked, setAreTermsAsked] = useState(false);
  const [priceChange, setPriceChange] = useState<PriceChange>();
  const [isAccepting, setIsAccepting] = useState(false);
  const [isUnsure, setIsUnsure] = useState(false);
  const { start, isBusy } = useStart({ sourceId: clip.id, tell });

  function tell(error: Parameters<typeof refusalOf>[0]) {
    setAreTermsAsked(false);
    const refusal = refusalOf(error);
    refreshCatalog();
    if (refusal.kind === 'gone') return onGone();
    if (refusal.kind === 'told') return showError(error);
    setPriceChange({ before: clip.price_credits, now: refusal.credits });
    changeCachedClip(clip.id, { price_credits: refusal.credits, offer: { ...clip.offer, credits: refusal.credits } });
  }

  async function begin(price_credits: number) {
    setIsUnsure(false);
    const result = await start({ kind: 'catalog', clip_id: clip.id, mapping, terms_accepted: true, price_credits });
    if (result === undefined) return;
    setAreTermsAsked(false);
    if (result.outcome !== 'started') return setIsUnsure(result.outcome === 'unsure');
    draftStorage.saveDraft(clip.id, undefined);
    onStarted(result.processing);
  }

  async function accept() {
    if (isAccepting) return;
    setIsAccepting(true);
    try {
      changeCachedClip(clip.id, { terms: await acceptTerms() });
      await begin(clip.price_credits);
    } finally {
      setIsAccepting(false);
    }
  }

  function press() {
    if (clip.terms.accepted_at === null) setAreTermsAsked(true);
    else void begin(clip.price_credits).catch(showError);
  }

  function agree() {
    const price = priceChange?.now ?? clip.price_credits;
    setPriceChange(undefined);
    void begin(price).catch(showError);
  }

  return {
    press,
    isBusy: isBusy || isAccepting,
    isUnsure,
    terms: {
      isOpen: areTermsAsked,
      accept: () => void accept().catch(showError),
      close: () => setAreTermsAsked(false),
    },
    price: { change: priceChange, agree, close: () => setPriceChange(undefined) },
  };
}
