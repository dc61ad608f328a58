import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wasSomebodyHere } from '../../../lib/browser-storage.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import type { LoginArea } from '../account-calls.ts';
import { OpenidWay } from '../openid/openid-way.tsx';
import { LoginForm } from './login-form.tsx';

// Neither is needed to log in the usual way, and the login page is the first thing a visitor waits for.
const RecoverModal = lazy(async () => ({ default: (await import('./recover-modal.tsx')).RecoverModal }));
const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));

type RecoverState = { open: boolean; email: string } | undefined;

interface LoginPanelProps {
  area: LoginArea;
  /** The person comes from a recovery link that no longer works and wants another. */
  startRecovering?: boolean;
  /** What else can be done from here. */
  children: ReactNode;
}

export function LoginPanel({ area, startRecovering = false, children }: LoginPanelProps) {
  const { t } = useTranslation();
  const [wasHere] = useState(wasSomebodyHere);
  const [step, setStep] = useState<'password' | 'second_factor'>('password');
  const [recover, setRecover] = useState<RecoverState>(startRecovering ? { open: true, email: '' } : undefined);

  if (step === 'second_factor') {
    return (
      <Suspense>
        <SecondStepForm onBack={() => setStep('password')} />
      </Suspense>
    );
  }

  const words = area === 'staff' ? 'staff_login' : wasHere ? 'login' : 'newcomer';
  return (
    <>
      <PageTitle title={t(`accounts.${words}.title`)} text={t(`accounts.${words}.lead`)} />
      {area === 'user' && <OpenidWay />}
      <LoginForm
        area={area}
        onForgot={(email) => setRecover({ open: true, email })}
        onSecondFactor={() => setStep('second_factor')}
      />
      {children}
      {recover !== undefined && (
        <Suspense>
          <RecoverModal
            key={recover.email}
            open={recover.open}
            email={recover.email}
            onClose={() => setRecover({ ...recover, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
