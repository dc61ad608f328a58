import { gateways, type DecideEventBody, type GivenUpEvent } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatStaffDate } from '../../lib/format-date.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { eventTopic } from './sale-words.ts';
import { useDecideEvent, useGivenUpEvents } from './use-sales.ts';

/**
 * What a provider told us and could not be worked on: somebody has to, and there is nothing here while nobody has to.
 */
export function GivenUpEvents() {
  const { t } = useTranslation();
  const { data: events = [] } = useGivenUpEvents();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="given-up-events">
      <Card className="flex flex-col gap-3 text-sm">
        <h2 id="given-up-events" className="text-base font-[650]">
          {t('sales.given_up.title')}
        </h2>
        <p className="text-muted">{t('sales.given_up.text')}</p>
        <ol className="flex flex-col divide-y divide-line">
          {events.map((event) => (
            <li key={event.id} className="flex flex-col gap-2 py-3 last:pb-0">
              <GivenUp event={event} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

function GivenUp({ event }: { event: GivenUpEvent }) {
  const { t } = useTranslation();
  const gateway = gateways.find((name) => name === event.gateway);
  return (
    <>
      <p className="font-[650]">
        {t(`sales.events.topics.${eventTopic(event.kind)}`)} ·{' '}
        {gateway === undefined ? event.gateway : t(`sales.gateways.${gateway}`)}
      </p>
      <p className="text-xs text-muted tabular-nums">
        {t('sales.given_up.received', {
          at: formatStaffDate(event.received_at, 'full'),
          tries: formatNumber(event.tries),
        })}
      </p>
      {event.reference !== null && (
        <p className="text-xs wrap-anywhere text-muted">
          {t('sales.given_up.reference', { reference: event.reference })}
        </p>
      )}
      <EventActs event={event} />
    </>
  );
}

function EventActs({ event }: { event: GivenUpEvent }) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const decide = useDecideEvent(event.id);
  const send = (body: DecideEventBody) =>
    decide.mutate(body, {
      onSuccess: () =>
        toast.success(t(body.decision === 'retry' ? 'sales.given_up.retried' : 'sales.given_up.put_away_done')),
      onError: showError,
    });
  if (isWriting) {
    return (
      <ReasonForm
        words={{
          label: t('sales.given_up.reason'),
          hint: t('sales.given_up.reason_hint'),
          send: t('sales.given_up.put_away'),
          sending: t('sales.given_up.putting_away'),
          back: t('sales.refund.back'),
        }}
        isBusy={decide.isPending}
        onBack={() => setIsWriting(false)}
        onSend={(reason) => send({ decision: 'put_away', reason })}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        kind="sec"
        size="sm"
        busy={decide.isPending}
        busyLabel={t('sales.given_up.retrying')}
        onClick={() => send({ decision: 'retry' })}
      >
        {t('sales.given_up.retry')}
      </Button>
      <Button kind="sec" size="sm" onClick={() => setIsWriting(true)}>
        {t('sales.given_up.put_away')}
      </Button>
      {event.payment_id !== null && (
        <AppLink to="staff.sells" query={{ query: event.payment_id }} className="text-link">
          {t('sales.given_up.payment')}
        </AppLink>
      )}
    </div>
  );
}
