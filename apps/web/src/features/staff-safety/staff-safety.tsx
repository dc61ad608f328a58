import type { CurrentUser } from '@semblante/contracts';
import { saveStaffCalledAt } from '../../lib/browser-storage.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { ConfirmationModal } from './confirmation-modal.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { watchStaffCalls } from './watch-calls.ts';
import { minuteMs } from '../../lib/durations.ts';

watchStaffCalls();
// The guard that let this page in has just asked who this is.
saveStaffCalledAt(Date.now());

/**
 * What guards every page of the back office: the question before sensitive acts, and the warning before an idle end.
 */
export function StaffSafety({ user }: { user: CurrentUser }) {
  const idleMinutes = useSettings()?.staff_idle_minutes;
  return (
    <>
      <ConfirmationModal user={user} />
      {idleMinutes !== undefined && <IdleWarning idleMs={idleMinutes * minuteMs} />}
    </>
  );
}
