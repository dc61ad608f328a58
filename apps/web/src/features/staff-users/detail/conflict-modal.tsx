import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { useUserHistory } from '../user-calls.ts';
import { conflictsOf, type FieldConflict, type UserData } from './user-data.ts';

interface ConflictModalProps {
  open: boolean;
  userId: string;
  versions: Record<'was' | 'now' | 'mine', UserData>;
  isBusy: boolean;
  onTakeNow: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Somebody else saved first: shows what they changed beside what was typed here, and lets the editor choose. */
export function ConflictModal({ open, userId, versions, isBusy, onTakeNow, onKeepMine, onClose }: ConflictModalProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      wide
      onClose={onClose}
      title={t('staff.conflict.title')}
      text={t('staff.conflict.text')}
      actions={
        <>
          <Button busy={isBusy} busyLabel={t('staff.user.saving')} onClick={onKeepMine}>
            {t('staff.conflict.keep_mine')}
          </Button>
          <Button kind="sec" onClick={onTakeNow}>
            {t('staff.conflict.take_now')}
          </Button>
        </>
      }
    >
      {open && <LastChange userId={userId} />}
      <ConflictTable conflicts={conflictsOf(versions)} />
    </Modal>
  );
}

function LastChange({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const last = useUserHistory(userId, 1).data?.data[0];
  if (last == null || last.actor === null) return null;
  return (
    <p className="text-sm text-muted">
      {t('staff.conflict.by', { name: last.actor.name, at: formatStaffDate(last.at, 'moment') })}
    </p>
  );
}

function ConflictTable({ conflicts }: { conflicts: readonly FieldConflict[] }) {
  const { t } = useTranslation();
  const cell = 'border-b border-line py-2 pr-3 text-left align-top wrap-anywhere';
  const shown = (value: string) =>
    value === '' ? <span className="text-muted">{t('staff.conflict.empty')}</span> : value;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('staff.conflict.title')}</caption>
      <thead>
        <tr className="text-xs text-muted">
          {(['field', 'was', 'now', 'mine'] as const).map((name) => (
            <th key={name} scope="col" className={`${cell} whitespace-nowrap`}>
              {t(`staff.conflict.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ field, was, now, mine }) => (
          <tr key={field}>
            <th scope="row" className={`${cell} font-[550] whitespace-nowrap`}>
              {t(`staff.user.${field}`)}
            </th>
            <td className={`${cell} text-muted`}>{shown(was)}</td>
            <td className={now === was ? cell : `${cell} font-[650]`}>{shown(now)}</td>
            <td className={mine === was ? `${cell} text-muted` : `${cell} font-[650]`}>{shown(mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
