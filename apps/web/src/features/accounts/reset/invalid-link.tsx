import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../app/app-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

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
