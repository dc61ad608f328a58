import type { CurrentUser } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** While there is still time: the date, and the way. */
export function SecondFactorBanner({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  if (user.second_factor_required_at === null) return null;
  return (
    <Notice kind="warn" className="mb-5 items-center!">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>{t('staff.second_factor.until', { date: formatStaffDate(user.second_factor_required_at, 'day') })}</p>
        <ButtonLink kind="sec" size="sm">
          <AppLink to="staff.secondFactor">{t('staff.second_factor.turn_on')}</AppLink>
        </ButtonLink>
      </div>
    </Notice>
  );
}
