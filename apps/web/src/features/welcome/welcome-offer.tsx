import { emailCode } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { focusOnArrival } from '../../ui/layout/focus-on-arrival.ts';
import { CodeInput } from '../accounts/index.ts';
import { confirmCode, refreshWelcome, sendCode, useWelcome } from './welcome-calls.ts';

const notDigits = /\D/g;

/** A first credit for a confirmed address. Nothing at all for who had theirs. */
export function WelcomeOffer() {
  const { t } = useTranslation();
  const credits = useWelcome().data?.credits_offered ?? 0;
  const confirm = useMutation({ mutationFn: confirmCode });
  const send = useMutation({ mutationFn: sendCode, onError: showError });
  if (confirm.data !== undefined)
    return (
      <Notice kind={confirm.data.outcome === 'gifted' ? 'ok' : 'info'} announce>
        {t(`credits.welcome.${confirm.data.outcome}`, { count: confirm.data.credits })}
      </Notice>
    );
  if (credits === 0) return null;
  return (
    <section aria-labelledby="welcome-offer" className="flex flex-col gap-3 rounded-card bg-ok-wash p-4">
      <h2 id="welcome-offer" className="flex items-center gap-2 font-[650]">
        <Gift className="size-5 shrink-0 text-ok" aria-hidden="true" />
        {t('credits.welcome.title', { count: credits })}
      </h2>
      {send.isSuccess ? (
        <CodeForm
          isBusy={confirm.isPending}
          problem={
            confirm.error === null
              ? undefined
              : confirm.error instanceof ApiError
                ? confirm.error.message
                : t('credits.welcome.failed')
          }
          onCode={(code) => confirm.mutate(code, { onSuccess: refreshWelcome })}
          isSending={send.isPending}
          onAgain={() => send.mutate()}
        />
      ) : (
        <>
          <p className="text-sm text-pretty">{t('credits.welcome.lead')}</p>
          <Button
            kind="go"
            className="self-start max-sm:w-full"
            busy={send.isPending}
            busyLabel={t('credits.welcome.sending')}
            onClick={() => send.mutate()}
          >
            {t('credits.welcome.send')}
          </Button>
        </>
      )}
    </section>
  );
}

interface CodeFormProps {
  isBusy: boolean;
  problem: string | undefined;
  onCode: (code: string) => void;
  isSending: boolean;
  onAgain: () => void;
}

/** The sixth digit sends it. */
function CodeForm({ isBusy, problem, onCode, isSending, onAgain }: CodeFormProps) {
  const { t } = useTranslation();
  const { email } = useUser();
  const [typed, setTyped] = useState('');
  function type(value: string) {
    const digits = value.replaceAll(notDigits, '').slice(0, emailCode.digits);
    setTyped(digits);
    if (digits.length === emailCode.digits && digits !== typed && !isBusy) onCode(digits);
  }
  return (
    <>
      <Field
        label={t('credits.welcome.code')}
        hint={t('credits.welcome.sent', { email, count: emailCode.validMinutes })}
        error={problem}
      >
        <CodeInput ref={focusOnArrival} value={typed} disabled={isBusy} onChange={({ target }) => type(target.value)} />
      </Field>
      <Button
        kind="quiet"
        size="sm"
        className="self-start"
        busy={isSending}
        busyLabel={t('credits.welcome.sending')}
        onClick={onAgain}
      >
        {t('credits.welcome.again')}
      </Button>
    </>
  );
}
