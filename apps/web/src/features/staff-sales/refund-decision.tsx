import type { DecideRefundBody, Refund, RefundFailure } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatStaffDate } from '../../lib/format-date.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { type Decision, decisionsFor } from './refund-decisions.ts';
import { useDecideRefund } from './use-sales.ts';

interface RefundDecisionProps {
  saleId: string;
  refund: Refund;
  failure: RefundFailure | null;
}

const said = {
  approve: 'sales.refund.approved',
  deny: 'sales.refund.denied',
  paid_by_hand: 'sales.refund.recorded',
} as const;

const words = {
  deny: {
    label: 'sales.refund.reason_deny',
    hint: 'sales.refund.reason_deny_hint',
    send: 'sales.refund.confirm_deny',
    sending: 'sales.refund.denying',
  },
  paid_by_hand: {
    label: 'sales.refund.reason_paid',
    hint: 'sales.refund.reason_paid_hint',
    send: 'sales.refund.confirm_paid',
    sending: 'sales.refund.paying',
  },
} as const;

/** What was asked for and what staff makes of it. A no, and money sent outside, need words. */
export function RefundDecision({ saleId, refund, failure }: RefundDecisionProps) {
  const { t } = useTranslation();
  const [writing, setWriting] = useState<'deny' | 'paid_by_hand'>();
  const decide = useDecideRefund(saleId);
  const decisions = decisionsFor(refund);

  function send(body: DecideRefundBody) {
    decide.mutate(body, {
      onSuccess: () => {
        setWriting(undefined);
        toast.success(t(said[body.decision]));
      },
      onError: showError,
    });
  }

  return (
    <>
      <RefundFacts refund={refund} />
      {refund.state === 'asked' && <p className="text-muted">{t('sales.refund.spent')}</p>}
      {failure !== null && <Notice kind="warn">{t(`sales.refund.failures.${failure}`)}</Notice>}
      {refund.by_hand && decisions.length > 0 && <Notice kind="warn">{t('sales.refund.by_hand')}</Notice>}
      {writing === undefined ? (
        <Choices
          decisions={decisions}
          isAgain={refund.state === 'failed'}
          isBusy={decide.isPending}
          onApprove={() => send({ decision: 'approve' })}
          onWrite={setWriting}
        />
      ) : (
        <ReasonForm
          words={{
            label: t(words[writing].label),
            hint: t(words[writing].hint),
            send: t(words[writing].send),
            sending: t(words[writing].sending),
            back: t('sales.refund.back'),
          }}
          kind={writing === 'deny' ? 'danger' : 'ink'}
          isBusy={decide.isPending}
          onBack={() => setWriting(undefined)}
          onSend={(reason) => send({ decision: writing, reason })}
        />
      )}
    </>
  );
}

function RefundFacts({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  return (
    <Facts>
      <Fact name={t('sales.refund.state')}>{t(`payments.refund_states.${refund.state}`)}</Fact>
      <Fact name={t('sales.refund.protocol')}>{refund.protocol}</Fact>
      <Fact name={t('sales.refund.credits')}>{formatNumber(refund.credits)}</Fact>
      <Fact name={t('sales.refund.amount')}>{formatMoney(refund.amount_cents)}</Fact>
      <Fact name={t('sales.refund.asked')}>{formatStaffDate(refund.asked_at, 'full')}</Fact>
      {refund.done_at !== null && <Fact name={t('sales.refund.done')}>{formatStaffDate(refund.done_at, 'full')}</Fact>}
      {refund.reason !== null && <Fact name={t('sales.refund.reason')}>{refund.reason}</Fact>}
    </Facts>
  );
}

interface ChoicesProps {
  decisions: readonly Decision[];
  isAgain: boolean;
  isBusy: boolean;
  onApprove: () => void;
  onWrite: (decision: 'deny' | 'paid_by_hand') => void;
}

function Choices({ decisions, isAgain, isBusy, onApprove, onWrite }: ChoicesProps) {
  const { t } = useTranslation();
  if (decisions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {decisions.includes('approve') && (
        <Button kind="go" busy={isBusy} busyLabel={t('sales.refund.approving')} onClick={onApprove}>
          {t(isAgain ? 'sales.refund.approve_again' : 'sales.refund.approve')}
        </Button>
      )}
      {decisions.includes('deny') && (
        <Button kind="dsec" onClick={() => onWrite('deny')}>
          {t('sales.refund.deny')}
        </Button>
      )}
      {decisions.includes('paid_by_hand') && (
        <Button kind="sec" onClick={() => onWrite('paid_by_hand')}>
          {t('sales.refund.paid')}
        </Button>
      )}
    </div>
  );
}
