import { reportLimits, reportReasons, type ReportStatus } from '@semblante/contracts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/format-bytes.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioList } from '../../ui/choice/radio-list.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Field, FieldNote } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { CaptchaQuestion } from '../accounts/index.ts';
import { CopyField } from './copy-field.tsx';
import { useReportForm } from './use-report-form.ts';

interface ReportFormProps {
  /** Of the thing that somebody was looking at when they came here. */
  link: string;
  onSent: (report: ReportStatus) => void;
}

export function ReportForm({ link, onSent }: ReportFormProps) {
  const { t } = useTranslation();
  const { form, captcha, field, error, progress, submit, busy, refusal } = useReportForm({ link, onSent });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const copy = useWatch({ control: form.control, name: 'file' });

  const reasons = reportReasons.map((value) => ({
    value,
    label: t(`public.report.reason.${value}`),
    hint: value === 'intimate' || value === 'minor' ? t(`public.report.reason.${value}_hint`) : undefined,
  }));

  function choose(next: NonNullable<typeof reason>) {
    form.setValue('reason', next);
    form.clearErrors('reason');
  }
  function take(file: File | undefined) {
    form.setValue('file', file);
    form.clearErrors(['file', 'link']);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-7">
      <div className="flex flex-col gap-1.5">
        <RadioList label={t('public.report.reason.label')} value={reason} onChange={choose} options={reasons} />
        <div aria-live="polite">
          <FieldNote error={error('reason')} />
        </div>
      </div>
      <section aria-labelledby="where" className="flex flex-col gap-4">
        <h2 id="where" className="text-lg font-[650]">
          {t('public.report.where.title')}
        </h2>
        <Field label={t('public.report.where.link')} hint={t('public.report.where.link_hint')} error={error('link')}>
          <TextInput {...field('link')} inputMode="url" autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </Field>
        {reason === 'minor' ? (
          <Notice kind="warn">{t('public.report.where.minor_warning')}</Notice>
        ) : (
          <CopyField copy={copy} onCopy={take} error={error('file')} />
        )}
      </section>
      <Field label={t('public.report.text.label')} hint={t('public.report.text.hint')} error={error('text')}>
        <TextArea {...field('text')} rows={6} maxLength={reportLimits.textLengthMax} />
      </Field>
      <Field label={t('public.report.email.label')} hint={t('public.report.email.hint')} error={error('email')}>
        <TextInput
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <CaptchaQuestion captcha={captcha} error={error('captcha.answer')} input={field('captcha.answer')} />
      {refusal !== undefined && (
        <Notice kind="danger" announce>
          {refusal}
        </Notice>
      )}
      {busy && copy && progress && (
        <Progress
          percent={(progress.done / Math.max(1, progress.total)) * 100}
          stage={t('public.report.sending')}
          detail={t('public.report.sending_detail', {
            done: formatBytes(progress.done),
            total: formatBytes(progress.total),
          })}
        />
      )}
      <Button type="submit" size="lg" busy={busy} busyLabel={t('public.report.busy')} className="md:self-start">
        {t('public.report.send')}
      </Button>
    </form>
  );
}
