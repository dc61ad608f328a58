import { type ClipState, clipStates, type StaffClipSort, staffClipSorts } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { Field } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useStaffCategories } from './staff-video-calls.ts';
import type { StaffVideoFilters } from './staff-video-filters.ts';

interface VideosFilterBarProps {
  filters: StaffVideoFilters;
  onChange: (filters: StaffVideoFilters, options?: { replace: boolean }) => void;
}

export function VideosFilterBar({ filters, onChange }: VideosFilterBarProps) {
  const { t } = useTranslation();
  const { data: categories = [] } = useStaffCategories();
  // Another filter starts at its first page.
  const set = (change: Partial<StaffVideoFilters>) => onChange({ ...filters, ...change, page: 1 });
  return (
    <search
      aria-label={t('staff-videos.filters.label')}
      className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]"
    >
      <SearchField
        label={t('staff-videos.filters.query')}
        hint={t('staff-videos.filters.query_hint')}
        value={filters.query}
        onChange={(query) => onChange({ ...filters, query, page: 1 }, { replace: true })}
        className="max-md:col-span-full"
      />
      <Field label={t('staff-videos.filters.state')}>
        <Select
          value={filters.state ?? ''}
          placeholder={t('staff-videos.filters.any_state')}
          options={clipStates.map((value) => ({ value, label: t(`staff-videos.states.${value}`) }))}
          onChange={({ target }) => set({ state: target.value === '' ? undefined : (target.value as ClipState) })}
        />
      </Field>
      <Field label={t('staff-videos.filters.category')}>
        <Select
          value={filters.category ?? ''}
          placeholder={t('staff-videos.filters.any_category')}
          options={categories.map(({ id, title }) => ({ value: id, label: title[currentLanguage()] }))}
          onChange={({ target }) => set({ category: target.value === '' ? undefined : target.value })}
        />
      </Field>
      <Field label={t('staff-videos.filters.sort')}>
        <Select
          value={filters.sort}
          options={staffClipSorts.map((value) => ({ value, label: t(`staff-videos.filters.sort_${value}`) }))}
          onChange={({ target }) => set({ sort: target.value as StaffClipSort })}
        />
      </Field>
    </search>
  );
}
