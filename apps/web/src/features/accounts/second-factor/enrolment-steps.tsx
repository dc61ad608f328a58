import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { focusOnArrival } from '../../../ui/layout/focus-on-arrival.ts';
import type { CodeForm } from '../form/account-forms.ts';
import { CodeInput } from '../form/code-input.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { confirmEnrolment } from './second-factor-calls.ts';
import type { Enrolment } from './second-factor-calls.ts';

interface EnrolmentStepsProps {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function EnrolmentSteps({ enrolment, onDone, onCancel }: EnrolmentStepsProps) {
  return (
    <Card className="grid gap-8 md:grid-cols-2">
      <ScanStep enrolment={enrolment} />
      <ConfirmStep onDone={onDone} onCancel={onCancel} />
    </Card>
  );
}

function ScanStep({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTranslation();
  const copy = (text: string) =>
    copyText({ text, copied: t('accounts.second_factor.copied'), failed: t('accounts.second_factor.copy_failed') });
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 ref={focusOnArrival} tabIndex={-1} className="rounded-sm text-lg font-[650]">
        {t('accounts.second_factor.scan_title')}
      </h2>
      {/* White in both themes: a camera reads dark marks on light ground. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr_svg)}`}
        alt={t('accounts.second_factor.scan_alt')}
        className="size-52 rounded-control border border-line bg-white p-3"
      />
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{t('accounts.second_factor.scan_manual')}</p>
        <code className="rounded-control bg-fill px-4 py-3 font-mono text-sm break-all select-all">
          {enrolment.secret}
        </code>
        <Button
          kind="sec"
          size="sm"
          icon={<Copy className="size-4" />}
          className="self-start"
          onClick={() => void copy(enrolment.secret)}
        >
          {t('accounts.second_factor.copy_secret')}
        </Button>
      </div>
    </section>
  );
}

function ConfirmStep({ onDone, onCancel }: Omit<EnrolmentStepsProps, 'enrolment'>) {
  const { t } = useTranslation();
  const { field, error, submit, busy, refusal } = useAccountForm('code', { start: { code: '' }, fields: ['code'] });

  async function send({ code }: CodeForm) {
    onDone(await confirmEnrolment(code));
  }

  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg font-[650]">{t('accounts.second_factor.confirm_title')}</h2>
      <form onSubmit={submit({ send })} noValidate className="flex flex-col gap-6">
        <Field label={t('accounts.fields.code')} hint={t('accounts.second_factor.confirm_hint')} error={error('code')}>
          <CodeInput {...field('code')} />
        </Field>
        {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
        <div className="flex flex-col gap-2 md:flex-row">
          <Button type="submit" kind="go" busy={busy} busyLabel={t('accounts.second_factor.confirming')}>
            {t('accounts.second_factor.confirm')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('accounts.second_factor.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
