import type { UserDetail, Verification } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { ReasonForm } from '../../staff-desk/index.ts';
import { useVerifyUser } from '../user-calls.ts';
import { VerifiedMark } from '../user-words.tsx';

interface VerificationModalProps {
  user: UserDetail;
  onClose: () => void;
}

/** Grants or takes the verification, with a note of what was looked at; below, who did so before. */
export function VerificationModal({ user, onClose }: VerificationModalProps) {
  const { t } = useTranslation();
  const verify = useVerifyUser(user.id);
  const act = user.is_irrestrict ? 'unverify' : 'verify';

  function send(checked: string) {
    verify.mutate(
      { version: user.version, is_irrestrict: !user.is_irrestrict, checked },
      {
        onSuccess: () => {
          toast.success(t(`staff.user.${act}_done`));
          onClose();
        },
        onError: showError,
      },
    );
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t(`staff.user.${act}`)}
      text={t(`staff.user.${act}_text`, { name: user.name })}
    >
      <ReasonForm
        words={{
          label: t(`staff.user.${act}_label`),
          hint: t(`staff.user.${act}_hint`),
          send: t(`staff.user.${act}`),
          sending: t('staff.user.saving'),
          back: t('staff.user.cancel'),
        }}
        kind={act === 'verify' ? 'ink' : 'danger'}
        isBusy={verify.isPending}
        onBack={onClose}
        onSend={send}
      />
      {user.verifications.length > 0 && <PastVerifications verifications={user.verifications} />}
    </Modal>
  );
}

function PastVerifications({ verifications }: { verifications: readonly Verification[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="verifications" className="border-t border-line pt-4 text-sm">
      <h3 id="verifications" className="mb-2 font-[650]">
        {t('staff.user.verifications')}
      </h3>
      <ul className="flex flex-col gap-3">
        {verifications.map(({ id, is_irrestrict, checked, by, at }) => (
          <li key={id}>
            <p className="flex flex-wrap gap-x-2">
              <VerifiedMark isVerified={is_irrestrict} />
              <span className="text-muted">
                {t('staff.user.by_at', { name: by.name, at: formatStaffDate(at, 'full') })}
              </span>
            </p>
            <p className="wrap-anywhere">{checked}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
