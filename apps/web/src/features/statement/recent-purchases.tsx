import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { everything } from './statement-filters.ts';
import { StatementTable } from './statement-table.tsx';
import { useStatement } from './use-statement.ts';

const linesMax = 4;

/** The law wants the way back where the sale was made: what can be paid or refunded is on the page that sells, too. */
export function RecentPurchases() {
  const { t } = useTranslation();
  const { data: answer } = useStatement({ ...everything, type: 'purchase' });
  if (answer === undefined || answer.data.length === 0) return null;
  return (
    <section aria-labelledby="purchases">
      <SectionTitle
        id="purchases"
        title={t('credits.purchases.title')}
        text={t('credits.purchases.text')}
        end={
          <AppLink to="user.dashboard" className="text-link text-sm">
            {t('credits.purchases.all')}
          </AppLink>
        }
      />
      <StatementTable caption={t('credits.purchases.caption')} lines={answer.data.slice(0, linesMax)} />
    </section>
  );
}
