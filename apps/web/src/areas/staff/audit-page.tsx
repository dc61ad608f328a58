import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import {
  areActsFiltered,
  AuditFilterBar,
  auditFilters,
  AuditTable,
  useAudit,
  useExportAudit,
} from '../../features/audit/index.ts';
import { NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import { useAddressFilters } from '../../navigation/use-address-filters.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { filters, change } = useAddressFilters(auditFilters);
  const list = useAudit(filters);
  const exporting = useExportAudit(filters);
  const clear = areActsFiltered(filters) ? () => change(auditFilters.read(new URLSearchParams())) : undefined;
  const actor =
    filters.actor === undefined ? undefined : list.data?.data.find((act) => act.actor?.id === filters.actor)?.actor;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('staff.audit.title')}
        text={t('staff.audit.lead')}
        actions={
          <Button
            kind="sec"
            size="sm"
            icon={<Download className="size-4" />}
            busy={exporting.isPending}
            busyLabel={t('staff.audit.exporting')}
            onClick={() => exporting.mutate(t('staff.audit.file'))}
          >
            {t('staff.audit.export')}
          </Button>
        }
      />
      <AuditFilterBar filters={filters} onChange={change} />
      {filters.actor !== undefined && (
        <Button
          kind="sec"
          size="sm"
          className="self-start"
          icon={<X className="size-4" />}
          onClick={() => change({ ...filters, actor: undefined, page: 1 })}
        >
          {t('staff.audit.by', { name: actor?.name ?? filters.actor })}
        </Button>
      )}
      <PagedList list={list} onPage={(page) => change({ ...filters, page })}>
        {(acts, state) => (
          <AuditTable
            acts={acts}
            onActor={(id) => change({ ...filters, actor: id, page: 1 })}
            {...state}
            empty={
              <NothingListed
                what={{ title: t('staff.audit.empty'), text: t('staff.audit.empty_text') }}
                onClear={clear}
              />
            }
          />
        )}
      </PagedList>
    </div>
  );
}
