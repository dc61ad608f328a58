import {
  type CreditOrderBody,
  type CreditOrderKind,
  creditOrderKinds,
  creditOrderLimits,
  type UserDetail,
} from '@semblante/contracts';
import Gift from 'lucide-react/icons/gift';
import Undo2 from 'lucide-react/icons/undo-2';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useUser } from '../../../lib/use-current-user.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useOrderCredits } from '../user-calls.ts';

const reasonLengthMin = 5;
const empty = { credits: '', reason: '' };

/** One key for one wish: pressing again after a lost answer gives the credits once. */
function useOrderKey() {
  const wish = useRef<{ words: string; key: string }>(undefined);
  return (body: CreditOrderBody): string => {
    const words = JSON.stringify(body);
    if (wish.current?.words !== words) wish.current = { words, key: newKey() };
    return wish.current.key;
  };
}

export function CreditsForm({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<CreditOrderKind>('gift');
  const [typed, setTyped] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const order = useOrderCredits(user.id);
  const keyOf = useOrderKey();
  const credits = Number(typed.credits);
  const problems = {
    credits:
      Number.isInteger(credits) && credits >= 1 && credits <= creditOrderLimits.max
        ? undefined
        : t('staff.credits.amount_wrong', { max: formatNumber(creditOrderLimits.max) }),
    reason: typed.reason.trim().length >= reasonLengthMin ? undefined : t('validation.reason_required'),
  };

  function send(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (order.isPending || problems.credits !== undefined || problems.reason !== undefined) return;
    const body = { kind, credits, reason: typed.reason.trim() };
    order.mutate(
      { body, key: keyOf(body) },
      {
        onSuccess: ({ state }) => {
          setTyped(empty);
          setIsChecked(false);
          toast.success(
            t(state === 'pending' ? 'staff.credits.waits' : `staff.credits.${kind}_done`, {
              count: credits,
              amount: formatNumber(credits),
            }),
          );
        },
        onError: showError,
      },
    );
  }

  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="text-lg font-[650]">{t('staff.credits.title')}</h2>
        <p className="text-sm text-muted tabular-nums">
          {t('staff.credits.balance', { amount: formatNumber(user.balance) })}
        </p>
      </div>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <Segmented
          wide
          label={t('staff.credits.kind')}
          value={kind}
          options={creditOrderKinds.map((value) => ({ value, label: t(`staff.credits.${value}`) }))}
          onChange={setKind}
        />
        <Field label={t('staff.credits.amount')} hint={<LimitHint />} error={isChecked ? problems.credits : undefined}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={creditOrderLimits.max}
            value={typed.credits}
            onChange={({ target }) => setTyped({ ...typed, credits: target.value })}
          />
        </Field>
        <Field label={t('staff.user.reason')} error={isChecked ? problems.reason : undefined}>
          <TextArea
            rows={2}
            maxLength={500}
            value={typed.reason}
            onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          />
        </Field>
        <Button
          type="submit"
          kind={kind === 'gift' ? 'sec' : 'dsec'}
          icon={kind === 'gift' ? <Gift className="size-4" /> : <Undo2 className="size-4" />}
          busy={order.isPending}
          busyLabel={t('staff.user.saving')}
        >
          {problems.credits === undefined
            ? t(`staff.credits.${kind}_send`, { count: credits, amount: formatNumber(credits) })
            : t(`staff.credits.${kind}_none`)}
        </Button>
      </form>
    </Card>
  );
}

/** From where on a second person decides depends on who asks. */
function LimitHint() {
  const { t } = useTranslation();
  const limits = useUser().role === 'admin' ? creditOrderLimits.admin : creditOrderLimits.mod;
  return t('staff.credits.limits', { once: formatNumber(limits.once), day: formatNumber(limits.day) });
}
