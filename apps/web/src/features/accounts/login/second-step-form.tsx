import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { passSecondFactor } from '../account-calls.ts';
import type { CodeForm } from '../form/account-forms.ts';
import { CodeInput } from '../form/code-input.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { enter } from './enter.ts';

/** After the password was right: the code of the phone, or one of the codes kept for a lost phone. */
export function SecondStepForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const leaving = useNavigation().state !== 'idle';
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const { form, field, error, submit, busy, refusal } = useAccountForm('code', {
    start: { code: '' },
    fields: ['code'],
  });

  const { setFocus } = form;

  // The button that led here is gone; what comes next is to type.
  useEffect(() => setFocus('code'), [setFocus]);

  async function send({ code }: CodeForm) {
    await enter(await passSecondFactor(code));
  }

  function onFail(cause: unknown) {
    if (isApiError(cause, 'accounts.second_factor_expired')) onBack();
  }

  function changeWay() {
    setWay(way === 'app' ? 'recovery' : 'app');
    form.reset();
    setFocus('code');
  }

  return (
    <>
      <PageTitle title={t('accounts.second_step.title')} text={t(`accounts.second_step.lead_${way}`)} />
      <form onSubmit={submit({ send, onFail })} noValidate className="flex flex-col gap-6">
        <Field label={t(`accounts.second_step.code_${way}`)} error={error('code')}>
          <CodeInput way={way} {...field('code')} />
        </Field>
        {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
        <Button
          type="submit"
          kind="go"
          size="lg"
          wide
          busy={busy || leaving}
          busyLabel={t('accounts.second_step.busy')}
        >
          {t('accounts.second_step.submit')}
        </Button>
      </form>
      <div className="flex flex-col items-start gap-3 text-sm">
        <button type="button" className="text-link py-1 text-left" onClick={changeWay}>
          {way === 'app' ? t('accounts.second_step.use_recovery') : t('accounts.second_step.use_app')}
        </button>
        <button type="button" className="text-link py-1" onClick={onBack}>
          {t('accounts.second_step.back')}
        </button>
      </div>
    </>
  );
}
