import { statementActions, statementStatuses, type StatementAction, type StatementStatus } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { type PageMeta, pageSpan } from '../../lib/page-span.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { everything, isFiltered, type StatementFilters, withFilter } from './statement-filters.ts';
import { StatementTable } from './statement-table.tsx';
import { useStatement } from './use-statement.ts';

export function StatementSection() {
  const { t } = useTranslation();
  const [filters, setFilters] = useState(everything);
  const { data: answer, isError, refetch } = useStatement(filters);
  const isEmpty = answer?.meta.total === 0 && !isFiltered(filters);
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-3">
      <SectionTitle
        id="statement"
        title={t('credits.statement.title')}
        text={t('credits.statement.lead')}
        end={!isEmpty && <Filters filters={filters} onChange={setFilters} />}
      />
      {isError && answer === undefined ? (
        <EmptyState
          picture={<WellPicture />}
          title={t('credits.statement.failed')}
          text={t('credits.statement.failed_text')}
          action={
            <Button kind="sec" size="sm" onClick={() => void refetch()}>
              {t('credits.statement.retry')}
            </Button>
          }
        />
      ) : (
        <StatementTable
          caption={t('credits.statement.caption')}
          lines={answer?.data ?? []}
          {...(answer === undefined && { loadingRows: 4 })}
          empty={isEmpty ? <NothingYet /> : <NoMatch onClear={() => setFilters(everything)} />}
        />
      )}
      {answer !== undefined && answer.meta.total > 0 && (
        <Pages meta={answer.meta} onPage={(page) => setFilters({ ...filters, page })} />
      )}
    </section>
  );
}

interface FiltersProps {
  filters: StatementFilters;
  onChange: (filters: StatementFilters) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <div className="grid w-full grid-cols-2 gap-3 md:w-auto">
      <Field label={t('credits.statement.filter_type')}>
        <Select
          value={filters.type ?? ''}
          placeholder={t('credits.statement.all_types')}
          options={statementActions
            .filter((type) => type !== 'unknown')
            .map((type) => ({ value: type, label: t(`credits.statement.types.${type}`) }))}
          onChange={({ target: { value } }) =>
            onChange(withFilter(filters, { type: value === '' ? undefined : (value as StatementAction) }))
          }
        />
      </Field>
      <Field label={t('credits.statement.filter_status')}>
        <Select
          value={filters.status ?? ''}
          placeholder={t('credits.statement.all_statuses')}
          options={statementStatuses
            .filter((status) => status !== 'unknown')
            .map((status) => ({ value: status, label: t(`credits.statement.statuses.${status}`) }))}
          onChange={({ target: { value } }) =>
            onChange(withFilter(filters, { status: value === '' ? undefined : (value as StatementStatus) }))
          }
        />
      </Field>
    </div>
  );
}

function Pages({ meta, onPage }: { meta: PageMeta; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const { from, to, total, pageCount } = pageSpan(meta);
  const summary = t('credits.statement.summary', {
    from: formatNumber(from),
    to: formatNumber(to),
    total: formatNumber(total),
  });
  return <Pagination page={meta.page} pageCount={pageCount} onPage={onPage} summary={summary} />;
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<WellPicture />}
      title={t('credits.statement.empty')}
      text={t('credits.statement.empty_text')}
      action={
        <ButtonLink kind="sec" size="sm">
          <AppLink to="user.credits">{t('credits.statement.empty_action')}</AppLink>
        </ButtonLink>
      }
    />
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<WellPicture />}
      title={t('credits.statement.no_match')}
      text={t('credits.statement.no_match_text')}
      action={
        <Button kind="sec" size="sm" onClick={onClear}>
          {t('credits.statement.clear')}
        </Button>
      }
    />
  );
}
