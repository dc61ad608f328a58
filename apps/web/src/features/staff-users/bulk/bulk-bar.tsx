import { bulkUsersMax } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ChosenUsers } from '../use-chosen-users.ts';
import { type BulkAction, bulkActions } from './bulk-calls.ts';
import { BulkModal } from './bulk-modal.tsx';

/** Stays in sight while accounts are chosen, whichever page of the list is shown. */
export function BulkBar({ chosen }: { chosen: ChosenUsers }) {
  const { t } = useTranslation();
  const [action, setAction] = useState<BulkAction>();
  const count = chosen.users.length;
  if (count === 0) return null;
  return (
    <>
      <section
        aria-label={t('staff.bulk.label')}
        className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-3 shadow-pop"
      >
        <p className="mr-auto text-sm font-[650]" aria-live="polite">
          {t('staff.bulk.chosen', { count, amount: formatNumber(count) })}
          {count >= bulkUsersMax && (
            <span className="ml-2 font-[400] text-muted">
              {t('staff.bulk.full', { max: formatNumber(bulkUsersMax) })}
            </span>
          )}
        </p>
        {bulkActions.map((name) => (
          <Button key={name} kind="sec" size="sm" onClick={() => setAction(name)}>
            {t(`staff.bulk.${name}.open`)}
          </Button>
        ))}
        <Button kind="quiet" size="sm" onClick={chosen.clear}>
          {t('staff.bulk.clear')}
        </Button>
      </section>
      {action !== undefined && (
        <BulkModal
          key={action}
          action={action}
          users={chosen.users}
          onClose={() => setAction(undefined)}
          onDone={chosen.clear}
        />
      )}
    </>
  );
}
