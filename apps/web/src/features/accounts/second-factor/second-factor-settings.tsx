import type { CurrentUser } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../lib/query-client.ts';
import { updateUser, userKey } from '../../../lib/session.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Enrolment } from './second-factor-calls.ts';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';

type Stage = { name: 'rest' } | { name: 'enrolling'; enrolment: Enrolment } | { name: 'codes'; codes: string[] };

/** The whole life of the second factor: off, being set up, its codes shown once, on. The same for users and staff. */
export function SecondFactorSettings({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>({ name: 'rest' });
  const rest = () => setStage({ name: 'rest' });

  function turnedOn(codes: string[]) {
    updateUser({ second_factor: true, second_factor_required_at: null });
    showCodes(codes);
  }

  function showCodes(codes: string[]) {
    setStage({ name: 'codes', codes });
  }

  function turnedOff() {
    updateUser({ second_factor: false });
    // For some roles it is now asked for by a date that only the server knows.
    void queryClient.invalidateQueries({ queryKey: userKey });
    toast.success(t('accounts.second_factor.disabled'));
  }

  switch (stage.name) {
    case 'codes':
      return <RecoveryCodes codes={stage.codes} email={user.email} onKept={rest} />;
    case 'enrolling':
      return <EnrolmentSteps enrolment={stage.enrolment} onDone={turnedOn} onCancel={rest} />;
    case 'rest':
      return user.second_factor ? (
        <SecondFactorOn onRenewed={showCodes} onDisabled={turnedOff} />
      ) : (
        <SecondFactorOff onStarted={(enrolment) => setStage({ name: 'enrolling', enrolment })} />
      );
    default:
      return stage satisfies never;
  }
}
