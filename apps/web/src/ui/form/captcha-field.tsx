import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { Coin } from '../picture/coin.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface CaptchaFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'inputMode'> {
  label: string;
  /** The sum as written, or undefined while it is on its way. */
  question: string | undefined;
  error?: string | undefined;
  onRefresh: () => void;
}

export function CaptchaField({ label, question, error, onRefresh, ...input }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const questionId = useId();
  return (
    <Field label={label} error={error} describedBy={questionId}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <output
          id={questionId}
          className="flex min-h-(--tap) min-w-22 items-center justify-center rounded-control bg-fill px-4 text-lg font-bold tabular-nums"
        >
          {question ?? <Coin turning />}
        </output>
        <TextInput
          autoComplete="off"
          {...input}
          inputMode="numeric"
          end={<IconButton kind="quiet" label={t('ui.captcha.refresh')} icon={<RefreshCw />} onClick={onRefresh} />}
        />
      </div>
    </Field>
  );
}
