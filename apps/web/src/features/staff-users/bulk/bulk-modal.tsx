import { accountStatuses, type AccountStatus, type BulkBody } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { ReasonForm } from '../../staff-desk/index.ts';
import { type BulkAction, usePreviewBulk, useRunBulk } from './bulk-calls.ts';
import { BulkSummaryView } from './bulk-summary-view.tsx';

interface BulkModalProps {
  action: BulkAction;
  users: readonly { id: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
}

interface Choice {
  status: AccountStatus;
  isVerified: boolean;
  credits: number;
}

function bodyOf(
  action: BulkAction,
  { choice, userIds, reason }: { choice: Choice; userIds: string[]; reason: string },
): BulkBody {
  const shared = { user_ids: userIds, reason };
  switch (action) {
    case 'status':
      return { ...shared, action, status: choice.status };
    case 'verify':
      return { ...shared, action, is_irrestrict: choice.isVerified };
    case 'gift':
      return { ...shared, action, credits: choice.credits };
    default:
      return action satisfies never;
  }
}

/**
 * What to do, then what that would come to, then what it came to. Nothing happens before the second step is confirmed.
 */
export function BulkModal({ action, users, onClose, onDone }: BulkModalProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>({ status: 'active', isVerified: true, credits: 1 });
  const preview = usePreviewBulk();
  const run = useRunBulk();
  const amount = { count: users.length, amount: formatNumber(users.length) };

  if (run.data !== undefined) {
    return (
      <Modal
        open
        onClose={onClose}
        title={t('staff.bulk.done')}
        actions={<Button onClick={onClose}>{t('staff.bulk.close')}</Button>}
      >
        <BulkSummaryView summary={run.data} />
      </Modal>
    );
  }
  if (preview.data !== undefined) {
    const { token, summary } = preview.data;
    return (
      <Modal
        open
        onClose={onClose}
        title={t('staff.bulk.summary')}
        text={t('staff.bulk.summary_text')}
        actions={
          <>
            <Button
              busy={run.isPending}
              busyLabel={t('staff.bulk.running')}
              reason={summary.changed + summary.awaiting === 0 ? t('staff.bulk.nothing') : undefined}
              onClick={() => run.mutate(token, { onSuccess: onDone, onError: () => preview.reset() })}
            >
              {t('staff.bulk.run')}
            </Button>
            <Button kind="quiet" onClick={() => preview.reset()}>
              {t('staff.bulk.back')}
            </Button>
          </>
        }
      >
        <BulkSummaryView summary={summary} />
      </Modal>
    );
  }
  return (
    <Modal open onClose={onClose} title={t(`staff.bulk.${action}.title`)} text={t('staff.bulk.chosen', amount)}>
      <ReasonForm
        words={{
          label: t('staff.bulk.reason'),
          send: t('staff.bulk.look'),
          sending: t('staff.bulk.looking'),
          back: t('staff.bulk.cancel'),
        }}
        isBusy={preview.isPending}
        onBack={onClose}
        onSend={(reason) => preview.mutate(bodyOf(action, { choice, userIds: users.map(({ id }) => id), reason }))}
      >
        <ChoiceField action={action} choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />
      </ReasonForm>
    </Modal>
  );
}

function ChoiceField({
  action,
  choice,
  onChange,
}: {
  action: BulkAction;
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}) {
  const { t } = useTranslation();
  switch (action) {
    case 'status':
      return (
        <Field label={t('staff.users.status')}>
          <Select
            value={choice.status}
            options={accountStatuses.map((value) => ({ value, label: t(`staff.statuses.${value}`) }))}
            onChange={({ target }) => onChange({ status: target.value as AccountStatus })}
          />
        </Field>
      );
    case 'verify':
      return (
        <Field label={t('staff.users.verified')}>
          <Select
            value={String(choice.isVerified)}
            options={[
              { value: 'true', label: t('staff.users.yes') },
              { value: 'false', label: t('staff.users.no') },
            ]}
            onChange={({ target }) => onChange({ isVerified: target.value === 'true' })}
          />
        </Field>
      );
    case 'gift':
      return (
        <Field label={t('staff.bulk.gift.each')}>
          <TextInput
            type="number"
            min={1}
            inputMode="numeric"
            value={Number.isNaN(choice.credits) ? '' : choice.credits}
            onChange={({ target }) => onChange({ credits: target.valueAsNumber })}
          />
        </Field>
      );
    default:
      return action satisfies never;
  }
}
