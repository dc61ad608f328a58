import type { Refund, RefundOffer } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { askRefund, usePayment } from '../payment-calls.ts';

interface RefundModalProps {
  /** Of which payment; open while there is one. */
  paymentId: string | undefined;
  onClose: () => void;
}

/** Says credits, amount and who decides before anything happens, and the protocol number after it. */
export function RefundModal({ paymentId, onClose }: RefundModalProps) {
  const { t } = useTranslation();
  const [done, setDone] = useState<Refund>();
  const [isSending, setIsSending] = useState(false);
  // What was shown stays while the modal leaves the page.
  const [shownId, setShownId] = useState(paymentId);
  if (paymentId !== undefined && paymentId !== shownId) setShownId(paymentId);

  function close() {
    onClose();
    setDone(undefined);
  }

  return (
    <Modal
      open={paymentId !== undefined}
      onClose={close}
      locked={isSending}
      title={t(done === undefined ? 'credits.refund.title' : 'credits.refund.done_title')}
    >
      {done !== undefined && <RefundAsked refund={done} onClose={close} />}
      {done === undefined && shownId !== undefined && (
        <RefundQuestion paymentId={shownId} onClose={close} onDone={setDone} onSending={setIsSending} />
      )}
    </Modal>
  );
}

interface RefundQuestionProps {
  paymentId: string;
  onClose: () => void;
  onDone: (refund: Refund) => void;
  onSending: (isSending: boolean) => void;
}

function RefundQuestion({ paymentId, onClose, onDone, onSending }: RefundQuestionProps) {
  const { t } = useTranslation();
  const { data: payment, isError, isFetchedAfterMount } = usePayment(paymentId);
  const ask = useMutation({
    mutationFn: () => askRefund(paymentId),
    onMutate: () => onSending(true),
    onSuccess: onDone,
    onError: showError,
    onSettled: () => onSending(false),
  });
  if (isError) return <Notice kind="danger">{t('credits.payment.failed_text')}</Notice>;
  // What was spent meanwhile changes the amount: the question waits for today's answer.
  if (payment === undefined || !(isFetchedAfterMount || ask.isPending))
    return (
      <SkeletonGroup>
        <Skeleton className="h-32 w-full" />
      </SkeletonGroup>
    );
  const offer = payment.refund_offer;
  return (
    <>
      {offer === null ? <Notice kind="info">{t('credits.refund.none')}</Notice> : <OfferWords offer={offer} />}
      <div className="flex flex-col gap-2">
        {offer !== null && (
          <Button
            kind="danger"
            wide
            busy={ask.isPending}
            busyLabel={t('credits.refund.asking')}
            onClick={() => ask.mutate()}
          >
            {t('credits.refund.yes', { price: formatMoney(offer.amount_cents) })}
          </Button>
        )}
        <Button kind="quiet" wide onClick={onClose}>
          {t(offer === null ? 'credits.refund.close' : 'credits.refund.no')}
        </Button>
      </div>
    </>
  );
}

function OfferWords({ offer }: { offer: RefundOffer }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3 text-pretty text-ink-2">
      <p className="text-lg text-ink">
        <Trans
          i18nKey="credits.refund.question"
          count={offer.credits}
          values={{ amount: formatNumber(offer.credits), price: formatMoney(offer.amount_cents) }}
          components={{ b: <strong className="font-[650] whitespace-nowrap" /> }}
        />
      </p>
      <p>{t(offer.is_automatic ? 'credits.refund.automatic' : 'credits.refund.staff')}</p>
      {offer.by_hand && <p>{t('credits.refund.by_hand')}</p>}
      <p className="text-sm text-muted">{t('credits.refund.until', { date: formatDate(offer.until, 'full') })}</p>
    </div>
  );
}

function RefundAsked({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation();
  const copy = (text: string) =>
    copyText({ text, copied: t('credits.refund.copied'), failed: t('credits.copy.failed') });
  const price = formatMoney(refund.amount_cents);
  return (
    <>
      <div role="status" className="flex flex-col gap-4">
        <p className="text-pretty text-ink-2">{t(`credits.refund.done_${wordOf(refund)}`, { price })}</p>
        <div className="flex items-center justify-between gap-3 rounded-control bg-fill py-2 pr-2 pl-4">
          <p className="min-w-0">
            <span className="block text-xs text-muted">{t('credits.refund.protocol')}</span>
            <span className="block text-lg font-[650] tabular-nums select-all">{refund.protocol}</span>
          </p>
          <IconButton label={t('credits.refund.copy')} icon={<Copy />} onClick={() => void copy(refund.protocol)} />
        </div>
        <p className="text-sm text-muted">{t('credits.refund.mailed')}</p>
      </div>
      <Button wide onClick={onClose}>
        {t('credits.refund.close')}
      </Button>
    </>
  );
}

function wordOf(refund: Refund): 'asked' | 'approved' | 'by_hand' {
  if (refund.state === 'asked') return 'asked';
  return refund.by_hand ? 'by_hand' : 'approved';
}
