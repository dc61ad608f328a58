import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answer, api } from '../../lib/api.ts';
import { readStaffCalledAt } from '../../lib/browser-storage.ts';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { backgroundHeaders } from './background-header.ts';
import { type IdleState, idleStateOf, shouldPing } from './idle-rule.ts';

const checkEveryMs = 1_000;

/** The call itself is what counts; a timer's does not. */
function callServer(headers: Partial<typeof backgroundHeaders> = {}): void {
  answer(api.GET('/api/user', { headers })).catch(showError);
}

/** Says before a session ends for lack of use, and lets the person stay. Work in any tab of this browser counts. */
export function IdleWarning({ idleMs }: { idleMs: number }) {
  const { t } = useTranslation();
  const state = useIdleState(idleMs);
  return (
    <Modal
      open={state.name === 'warned'}
      onClose={() => callServer()}
      title={t('staff.idle.title')}
      text={t('staff.idle.text', { count: state.name === 'warned' ? state.secondsLeft : 0 })}
      actions={<Button onClick={() => callServer()}>{t('staff.idle.stay')}</Button>}
    />
  );
}

function useIdleState(idleMs: number): IdleState {
  const [state, setState] = useState<IdleState>({ name: 'at_work' });

  useEffect(() => {
    let wasOver = false;
    const idleness = () => ({ calledAt: readStaffCalledAt() ?? Date.now(), now: Date.now(), idleMs });
    function check() {
      const next = idleStateOf(idleness());
      // The server's no ends this page as every lost session does.
      if (next.name === 'over' && !wasOver) callServer(backgroundHeaders);
      wasOver = next.name === 'over';
      setState((was) => (was.name === next.name && next.name !== 'warned' ? was : next));
    }
    function act() {
      if (shouldPing(idleness())) callServer();
    }
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener('keydown', act);
    document.addEventListener('pointerdown', act);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', act);
      document.removeEventListener('pointerdown', act);
    };
  }, [idleMs]);

  return state;
}
