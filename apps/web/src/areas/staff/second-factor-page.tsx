import { useTranslation } from 'react-i18next';
import { SecondFactorSettings } from '../../features/accounts/index.ts';
import { formatStaffDate } from '../../lib/format-date.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const requiredAt = user.second_factor_required_at;
  return (
    <div className="flex max-w-200 flex-col gap-6">
      <PageTitle title={t('accounts.second_factor.title')} text={t('accounts.second_factor.lead')} />
      {requiredAt !== null && (
        <Notice kind="warn">
          <h2 className="font-[650]">{t('staff.second_factor.required_title')}</h2>
          <p>
            {t(Date.parse(requiredAt) <= Date.now() ? 'staff.second_factor.required' : 'staff.second_factor.until', {
              date: formatStaffDate(requiredAt, 'day'),
            })}
          </p>
        </Notice>
      )}
      <SecondFactorSettings user={user} />
      {user.second_factor && (
        <ButtonLink kind="sec" className="self-start">
          <AppLink to="staff.dashboard">{t('staff.second_factor.go_on')}</AppLink>
        </ButtonLink>
      )}
    </div>
  );
}
