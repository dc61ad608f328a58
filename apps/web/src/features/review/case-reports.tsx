import type { ReviewCase } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';
import { CaseWords } from './case-words.tsx';

/** What people wrote. A link is shown and never opened by us: it is a stranger's. */
export function CaseReports({ item: { reports, subject } }: { item: ReviewCase }) {
  const { t } = useTranslation();
  const percentOf = (share: number) =>
    new Intl.NumberFormat(tagOfLanguage(currentLanguage()), { style: 'percent', maximumFractionDigits: 1 }).format(
      share,
    );
  if (reports.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {reports.map(({ protocol, text, link, similarity }) => (
          <li key={protocol}>
            <CaseWords
              title={t('review.case.report', { protocol })}
              text={text}
              notes={[
                link !== '' && t('review.case.report_link', { link }),
                similarity !== null && t('review.case.report_similarity', { percent: percentOf(similarity) }),
              ].filter((note) => note !== false)}
            />
          </li>
        ))}
      </ul>
      {subject === 'report' && <p className="text-muted">{t('review.case.no_copy')}</p>}
    </>
  );
}
