import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../../../ui/form/captcha-field.tsx';
import { Coin } from '../../../ui/picture/coin.tsx';
import type { Captcha, ProofState } from './use-captcha.ts';

interface CaptchaQuestionProps {
  captcha: Captcha;
  error: string | undefined;
  input: ComponentPropsWithRef<'input'>;
}

/** The sum to answer, and a polite word while the page proves by itself that it is in no hurry. */
export function CaptchaQuestion({ captcha, error, input }: CaptchaQuestionProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <CaptchaField
        {...input}
        label={t('accounts.fields.captcha')}
        placeholder={t('accounts.fields.captcha_answer')}
        question={captcha.question === undefined ? undefined : `${captcha.question} =`}
        error={captcha.unavailable ? t('accounts.captcha.unavailable') : error}
        onRefresh={captcha.refresh}
      />
      <ProofNote state={captcha.proof} />
    </div>
  );
}

function ProofNote({ state }: { state: ProofState }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
      {state === 'working' && <Coin turning className="size-4" />}
      {state !== 'none' && t(`accounts.captcha.proof_${state}`)}
    </p>
  );
}
