import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, WellPicture } from '../../ui/empty-state.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';

export function DashboardStatement() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="statement">
      <SectionTitle id="statement" title={t('dashboard.statement.title')} text={t('dashboard.statement.lead')} />
      <EmptyState
        picture={<WellPicture />}
        title={t('dashboard.statement.empty')}
        text={t('dashboard.statement.empty_text')}
        action={<ButtonLink kind="sec" size="sm"><AppLink to="user.credits">{t('dashboard.statement.empty_action')}</AppLink></ButtonLink>}
      />
    </section>
  );
}
