import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../navigation/app-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';

export function InvalidLink() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('accounts.reset.invalid_title')} text={t('accounts.reset.invalid_text')} />
      <div className="flex flex-col gap-2">
        <ButtonLink wide>
          <AppLink to="Login" query={{ recover: '1' }}>
            {t('accounts.reset.ask_again')}
          </AppLink>
        </ButtonLink>
        <ButtonLink kind="quiet" wide>
          <AppLink to="Login">{t('accounts.reset.back')}</AppLink>
        </ButtonLink>
      </div>
    </>
  );
}
