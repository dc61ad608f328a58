import type { Payment } from '@semblante/contracts';
import Copy from 'lucide-react/icons/copy';
import RadioTower from 'lucide-react/icons/radio-tower';
import { Trans, useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { useSettings } from '../../../lib/use-settings.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { countdownText, shareLeft } from './countdown.ts';
import { PanelFrame } from './panel-frame.tsx';

interface PixPanelProps {
  payment: Payment;
  now: number;
}

export function PixPanel({ payment, now }: PixPanelProps) {
  const { t } = useTranslation();
  const { pix } = payment;
  if (pix === undefined) return null;
  return (
    <PanelFrame payment={payment} title={t('credits.payment.pix_title')}>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-8">
        {/* White in both themes: a camera reads dark marks on light ground. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(pix.qr_svg)}`}
          alt={t('credits.payment.qr', { price: formatMoney(payment.amount_cents) })}
          className="mx-auto aspect-square w-full max-w-62 rounded-card border border-line bg-white p-2 max-md:order-last md:max-w-80"
        />
        <div className="flex min-w-0 flex-col gap-6">
          <div className="md:order-last">
            <PixCode code={pix.code} />
          </div>
          <TimeLeft payment={payment} now={now} />
          <Steps />
          <div className="flex items-start gap-3 rounded-control bg-fill px-4 py-3.5 text-sm text-ink-2">
            <RadioTower className="mt-px size-5 shrink-0" aria-hidden="true" />
            <p>
              <Trans i18nKey="credits.payment.waiting" components={{ b: <strong className="font-[650]" /> }} />
            </p>
          </div>
        </div>
      </div>
    </PanelFrame>
  );
}

const ringLength = 2 * Math.PI * 24;

function TimeLeft({ payment, now }: PixPanelProps) {
  const { t } = useTranslation();
  const until = Date.parse(payment.expires_at);
  const left = shareLeft({ from: Date.parse(payment.created_at), until, now });
  return (
    <div className="flex items-center gap-4">
      <svg viewBox="0 0 56 56" className="size-14 -rotate-90 fill-none stroke-6" aria-hidden="true">
        <circle cx="28" cy="28" r="24" className="stroke-line" />
        <circle
          cx="28"
          cy="28"
          r="24"
          className="stroke-ink"
          strokeLinecap="round"
          strokeDasharray={ringLength}
          strokeDashoffset={ringLength * (1 - left)}
        />
      </svg>
      <div>
        <p role="timer" className="text-[1.75rem] leading-tight font-[650] tabular-nums">
          {countdownText(until - now)}
        </p>
        <p className="text-sm text-muted">{t('credits.payment.time_left')}</p>
      </div>
    </div>
  );
}

function Steps() {
  const { t } = useTranslation();
  const seller = useSettings()?.company.name ?? t('ui.logo');
  return (
    <ol className="flex list-none flex-col gap-2.5">
      {([1, 2, 3] as const).map((step) => (
        <li key={step} className="flex gap-4">
          <span className="w-3 shrink-0 font-[650] text-muted tabular-nums" aria-hidden="true">
            {step}
          </span>
          <span>
            <Trans
              i18nKey={`credits.payment.step_${step}`}
              values={{ seller }}
              components={{ b: <strong className="font-[650]" /> }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function PixCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const copy = (text: string) =>
    copyText({ text, copied: t('credits.payment.copied'), failed: t('credits.copy.failed') });
  return (
    <div className="flex gap-3 max-md:flex-col md:items-end">
      <Field label={t('credits.payment.code')} className="flex-1">
        <TextInput
          value={code}
          readOnly
          onFocus={(event) => event.target.select()}
          className="[&_input]:truncate [&_input]:font-mono [&_input]:text-sm"
        />
      </Field>
      <Button icon={<Copy className="size-4" />} className="md:mb-1.5" onClick={() => void copy(code)}>
        {t('credits.payment.copy')}
      </Button>
    </div>
  );
}
