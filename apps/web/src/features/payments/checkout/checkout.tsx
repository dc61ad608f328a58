import type { Package, PackagesAnswer, PaymentMethod } from '@semblante/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showError } from '../../../lib/error-toasts.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { pathTo } from '../../../navigation/route-names.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { useBilling } from '../../billing/index.ts';
import { ExtraInfoModal } from '../../billing/lazy.ts';
import { readPackages, SandboxNotice } from '../../credits/index.ts';
import { BackToPackages } from '../back-to-packages.tsx';
import { findPaymentAddress } from '../payment-address.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayerAndMethod } from './payer-and-method.tsx';
import { type BuyOutcome, useBuy } from './use-buy.ts';

type Trouble = { kind: 'price_changed'; before: number } | { kind: 'gone' } | { kind: 'gateway_away' };

interface CheckoutProps {
  /** As the person saw it. What changes behind the page's back shows here only with a word about it. */
  pack: Package;
  meta: PackagesAnswer['meta'];
}

/** The summary that the law wants before a purchase, with every way to correct it, and the button that buys. */
export function Checkout({ pack, meta }: CheckoutProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: billing } = useBilling();
  const { send, isBusy } = useBuy();
  const [order, setOrder] = useState(pack);
  const [method, setMethod] = useState<PaymentMethod>(meta.methods[0] ?? 'pix');
  const [trouble, setTrouble] = useState<Trouble>();
  /** What the billing modal was opened for: saving goes on to pay, or only corrects. */
  const [asking, setAsking] = useState<'to_pay' | 'to_correct'>();
  const [isLeaving, setIsLeaving] = useState(false);

  async function pay() {
    setAsking(undefined);
    setTrouble(undefined);
    const result = await send({ package_id: order.id, method, expected_amount_cents: order.amount_cents });
    if (result !== undefined) await follow(result);
  }

  async function follow(result: BuyOutcome) {
    switch (result.outcome) {
      case 'bought': {
        const address = findPaymentAddress(result.payment.payment_url, location.origin);
        if (method !== 'pix' && address === undefined) toast.error(t('credits.checkout.bad_address'));
        if (method === 'pix' || address === undefined)
          return navigate(pathTo('user.credits', {}, { payment: result.payment.id }), { replace: true });
        setIsLeaving(true);
        return location.assign(address);
      }
      case 'billing_required':
        return setAsking('to_pay');
      case 'price_changed':
        return await showNewPrice();
      case 'package_gone':
        return setTrouble({ kind: 'gone' });
      case 'gateway_away':
        return setTrouble({ kind: 'gateway_away' });
      case 'told':
        return;
      default:
        return result satisfies never;
    }
  }

  async function showNewPrice() {
    const { data: packs } = await readPackages();
    const now = packs.find(({ id }) => id === order.id);
    if (now === undefined) return setTrouble({ kind: 'gone' });
    setTrouble({ kind: 'price_changed', before: order.amount_cents });
    setOrder(now);
  }

  /** Asked for here and not by the server's refusal, where the page knows already that it is missing. */
  function start() {
    if (billing !== undefined && !billing.is_complete) setAsking('to_pay');
    else pay().catch(showError);
  }

  function goOn() {
    if (asking === 'to_pay') pay().catch(showError);
    else setAsking(undefined);
  }

  return (
    <div className="flex flex-col gap-6">
      <BackToPackages text={t('credits.checkout.back')} />
      <PageTitle title={t('credits.checkout.title')} text={t('credits.checkout.lead')} />
      {meta.is_sandbox && <SandboxNotice />}
      {trouble !== undefined && <TroubleNotice trouble={trouble} now={order.amount_cents} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PayerAndMethod
          methods={meta.methods}
          method={method}
          onMethod={setMethod}
          billing={billing}
          onCorrect={() => setAsking('to_correct')}
        />
        <OrderSummary order={order}>
          <Button
            kind="go"
            size="lg"
            wide
            busy={isBusy || isLeaving}
            busyLabel={t('credits.checkout.paying')}
            onClick={start}
          >
            {t(`credits.checkout.pay_${method}`, { price: formatMoney(order.amount_cents) })}
          </Button>
          <ButtonLink kind="quiet" wide>
            <AppLink to="user.credits">{t('credits.checkout.change')}</AppLink>
          </ButtonLink>
        </OrderSummary>
      </div>
      <Suspense>
        <ExtraInfoModal
          open={asking !== undefined}
          phone={billing?.phone ?? null}
          onClose={() => setAsking(undefined)}
          onSaved={goOn}
        />
      </Suspense>
    </div>
  );
}

function TroubleNotice({ trouble, now }: { trouble: Trouble; now: number }) {
  const { t } = useTranslation();
  switch (trouble.kind) {
    case 'price_changed':
      return (
        <Notice kind="warn" announce>
          {t('credits.checkout.price_changed', { before: formatMoney(trouble.before), now: formatMoney(now) })}
        </Notice>
      );
    case 'gone':
      return (
        <Notice kind="danger" announce>
          {t('credits.checkout.gone')}
        </Notice>
      );
    case 'gateway_away':
      return (
        <Notice kind="warn" announce>
          <p>{t('credits.checkout.gateway_away')}</p>
          <AppLink to="user.dashboard" className="text-link mt-1.5 inline-block">
            {t('credits.checkout.to_statement')}
          </AppLink>
        </Notice>
      );
    default:
      return trouble satisfies never;
  }
}
