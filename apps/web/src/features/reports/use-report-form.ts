import { zodResolver } from '@hookform/resolvers/zod';
import { ReportFields, type ReportStatus } from '@semblante/contracts';
import { type FormEvent, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { isApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { applyFieldErrors, fieldErrorText } from '../../lib/form-errors.ts';
import { useAfterPress, useCaptcha } from '../accounts/index.ts';
import { sendReport } from './report-calls.ts';

const answer = z
  .string()
  .trim()
  .min(1, { error: 'validation.captcha_required' })
  .max(8, { error: 'validation.captcha_required' });
const ReportForm = ReportFields.extend({ captcha: z.object({ answer }), file: z.instanceof(File).optional() }).refine(
  ({ link, file }) => link.trim() !== '' || file !== undefined,
  {
    error: 'validation.report_where',
    path: ['link'],
    when: () => true,
  },
);
type FormValues = z.input<typeof ReportForm>;

const named: FieldPath<FormValues>[] = ['reason', 'link', 'text', 'email', 'captcha.answer', 'file'];

/** What was written stays until it has arrived, whatever goes wrong on the way. */
export function useReportForm({ link, onSent }: { link: string; onSent: (report: ReportStatus) => void }) {
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const form = useForm({
    resolver: zodResolver(ReportForm),
    defaultValues: { link, text: '', email: '', captcha: { answer: '' } },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const captcha = useCaptcha(() => form.getValues('captcha.answer') !== '');

  function field(of: FieldPath<FormValues>) {
    const input = form.register(of, { onChange: () => form.clearErrors(of) });
    return {
      ...input,
      onBlur: (event: { target: unknown }) => {
        void input.onBlur({ target: event.target, type: 'blur' });
        afterPress(() => void form.trigger(of).catch(showError));
      },
    };
  }
  const error = (of: FieldPath<FormValues>) => fieldErrorText(t, form.getFieldState(of, form.formState).error?.message);

  const sendOnce = form.handleSubmit(async ({ captcha: { answer: given }, file, ...fields }) => {
    try {
      onSent(await sendReport({ fields, captcha: await captcha.sign(given), copy: file, onProgress: setProgress }));
    } catch (cause) {
      captcha.renewAfter(cause);
      form.setValue('captcha.answer', '');
      if (!applyFieldErrors(form, cause, named) && isApiError(cause))
        form.setError('root.server', { message: cause.message });
      showError(cause);
    } finally {
      setProgress(undefined);
    }
  });

  return {
    form,
    captcha,
    field,
    error,
    progress,
    submit: (event: FormEvent) => void sendOnce(event).catch(showError),
    busy: form.formState.isSubmitting,
    refusal: form.formState.errors.root?.['server']?.message,
  };
}
