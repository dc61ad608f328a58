import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/form/day-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { actionGroups, type AuditFilters } from './audit-filters.ts';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (filters: AuditFilters, options?: { replace?: boolean }) => void;
}

export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation();
  const set = (change: Partial<AuditFilters>) => onChange({ ...filters, ...change, page: 1 });
  return (
    <search className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <SearchField
        className="max-xl:col-span-full"
        label={t('staff.audit.search')}
        hint={t('staff.audit.search_hint')}
        value={filters.subject_id}
        onChange={(subject_id) => onChange({ ...filters, subject_id, page: 1 }, { replace: true })}
      />
      <Field label={t('staff.audit.area')} className="max-xl:col-span-full">
        <Select
          value={filters.group ?? ''}
          placeholder={t('staff.audit.any')}
          options={actionGroups.map((value) => ({ value, label: t(`staff.audit.groups.${value}`) }))}
          onChange={({ target }) => set({ group: actionGroups.find((group) => group === target.value) })}
        />
      </Field>
      <DayField label={t('staff.audit.from')} value={filters.from} onChange={(from) => set({ from })} />
      <DayField label={t('staff.audit.to')} value={filters.to} onChange={(to) => set({ to })} />
    </search>
  );
}
