import { clipPriceOrders, type ClipSort, clipSorts } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useCategories } from './catalog-calls.ts';
import type { CatalogFilters } from './catalog-filters.ts';

interface CatalogFilterBarProps {
  filters: CatalogFilters;
  onChange: (filters: CatalogFilters, options?: { replace: boolean }) => void;
}

export function CatalogFilterBar({ filters, onChange }: CatalogFilterBarProps) {
  const { t } = useTranslation();
  return (
    <search aria-label={t('catalog.filters.label')} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_13rem_13rem]">
        <SearchField
          label={t('catalog.filters.query')}
          hint={t('catalog.filters.query_hint')}
          value={filters.query}
          // Every pause in the typing would be a step of the back button.
          onChange={(query) => onChange({ ...filters, query }, { replace: true })}
          className="max-md:col-span-full"
        />
        <Field label={t('catalog.filters.sort')}>
          <Select
            value={filters.sort ?? ''}
            placeholder={t('catalog.filters.sort_own')}
            options={clipSorts.map((value) => ({ value, label: t(`catalog.filters.sort_${value}`) }))}
            onChange={({ target }) =>
              onChange({ ...filters, sort: target.value === '' ? undefined : (target.value as ClipSort) })
            }
          />
        </Field>
        <Field label={t('catalog.filters.price')}>
          <Select
            value={filters.price}
            options={clipPriceOrders.map((value) => ({ value, label: t(`catalog.filters.price_${value}`) }))}
            onChange={({ target }) => onChange({ ...filters, price: target.value as CatalogFilters['price'] })}
          />
        </Field>
      </div>
      <Categories chosen={filters.category} onChoose={(category) => onChange({ ...filters, category })} />
    </search>
  );
}

function Categories({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (category: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const { data: categories = [] } = useCategories();
  return (
    // On a phone the row goes on beyond the edge, and is drawn to it.
    <div className="-mx-(--gutter) overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul aria-label={t('catalog.filters.categories')} className="flex w-max gap-2 md:w-auto md:flex-wrap">
        <li>
          <Chip isChosen={chosen === undefined} onPress={() => onChoose(undefined)}>
            {t('catalog.filters.everything')}
          </Chip>
        </li>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <Chip isChosen={id === chosen} onPress={() => onChoose(id)}>
              {title}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chip({ isChosen, onPress, children }: { isChosen: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-[650] whitespace-nowrap text-ink transition-colors duration-(--t-1) hover:border-edge aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink md:min-h-10"
    >
      {children}
    </button>
  );
}
