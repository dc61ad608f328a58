import { useTranslation } from 'react-i18next';
import { MyData } from '../../features/privacy/index.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <div className="flex max-w-200 flex-col gap-6">
      <PageTitle title={t('accounts.profile.data')} />
      <MyData headingLevel={2} />
    </div>
  );
}
