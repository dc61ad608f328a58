import { isApiError } from '../../lib/api-error.ts';
import { wrapCalls } from '../../lib/api.ts';
import { saveStaffCalledAt } from '../../lib/browser-storage.ts';
import { goToPath } from '../../navigation/go-to-path.ts';
import { pathTo } from '../../navigation/route-names.ts';
import { backgroundHeader } from './background-header.ts';
import { askConfirmation } from './confirmation.ts';
import { isByItself } from './idle-rule.ts';

/**
 * Around every call of the back office: one that must be confirmed waits for the code or the password and is then made
 * again, one that is refused until the second factor is on leads there, and one that a person made is remembered for
 * the idle warning.
 */
export function watchStaffCalls(): void {
  let touchedAt = Date.now();
  for (const touch of ['pointerdown', 'keydown', 'wheel'] as const)
    window.addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true });
  wrapCalls(
    (send) =>
      async function sendOfStaff(request): Promise<Response> {
        const again = request.clone();
        if (isByItself({ touchedAt, now: Date.now() })) request.headers.set(backgroundHeader, '1');
        if (!request.headers.has(backgroundHeader)) saveStaffCalledAt(Date.now());
        try {
          return await send(request);
        } catch (error) {
          if (isApiError(error, 'accounts.second_factor_required')) goToPath(pathTo('staff.secondFactor'));
          if (isApiError(error, 'accounts.confirmation_required') && (await askConfirmation()))
            return await sendOfStaff(again);
          throw error;
        }
      },
  );
}
