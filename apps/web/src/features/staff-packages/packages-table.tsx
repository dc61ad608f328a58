import type { StaffPackage } from '@semblante/contracts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { useEditPackage, useOrderPackages } from './package-calls.ts';

interface PackagesTableProps {
  packages: readonly StaffPackage[];
  onEdit: (pack: StaffPackage) => void;
}

/** For sale in the order of the page, then the archived ones. */
export function PackagesTable({ packages, onEdit }: PackagesTableProps) {
  const { t } = useTranslation();
  const forSale = packages.filter(({ is_active }) => is_active).toSorted((one, other) => one.position - other.position);
  const archived = packages.filter(({ is_active }) => !is_active);
  const nameOf = ({ credits }: StaffPackage) =>
    t('staff.packages.name', { count: credits, amount: formatNumber(credits) });
  const columns: Column<StaffPackage>[] = [
    {
      id: 'name',
      header: t('staff.packages.package'),
      card: 'line-1',
      renderCell: (pack) => <span className="font-[650]">{nameOf(pack)}</span>,
    },
    {
      id: 'price',
      header: t('staff.packages.price'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: ({ price_cents }) => <span className="font-[650] tabular-nums">{formatMoney(price_cents)}</span>,
    },
    {
      id: 'each',
      header: t('staff.packages.each'),
      align: 'end',
      noWrap: true,
      renderCell: ({ price_cents, credits }) => (
        <span className="tabular-nums">{formatMoney(Math.round(price_cents / credits))}</span>
      ),
    },
    {
      id: 'tags',
      header: t('staff.packages.tags'),
      card: 'line-2',
      renderCell: ({ tags }) =>
        tags.length > 0 && (
          <span className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Tag key={tag}>{t(`staff.packages.tag.${tag}`)}</Tag>
            ))}
          </span>
        ),
    },
    {
      id: 'state',
      header: t('staff.packages.state'),
      card: 'line-2-end',
      renderCell: ({ is_active }) =>
        is_active ? <Tag kind="ok">{t('staff.packages.for_sale')}</Tag> : <Tag>{t('staff.packages.archived')}</Tag>,
    },
    {
      id: 'order',
      header: t('staff.packages.order'),
      renderCell: (pack) => pack.is_active && <OrderButtons pack={pack} forSale={forSale} name={nameOf(pack)} />,
    },
    {
      id: 'action',
      header: t('staff.packages.action'),
      align: 'end',
      card: 'full',
      renderCell: (pack) => <Actions pack={pack} name={nameOf(pack)} onEdit={() => onEdit(pack)} />,
    },
  ];
  return (
    <DataTable
      caption={t('staff.packages.caption')}
      columns={columns}
      rows={[...forSale, ...archived]}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          headingLevel={2}
          picture={<WellPicture />}
          title={t('staff.packages.empty')}
          text={t('staff.packages.empty_text')}
        />
      }
    />
  );
}

function OrderButtons({ pack, forSale, name }: { pack: StaffPackage; forSale: readonly StaffPackage[]; name: string }) {
  const { t } = useTranslation();
  const order = useOrderPackages();
  const ids = forSale.map(({ id }) => id);
  const place = ids.indexOf(pack.id);

  function move(to: number) {
    if (order.isPending || to < 0 || to >= ids.length) return;
    order.mutate(ids.with(place, ids[to] ?? pack.id).with(to, pack.id), { onError: showError });
  }

  return (
    <span className="flex gap-1">
      <IconButton
        kind="quiet"
        label={t('staff.packages.up', { name })}
        icon={<ArrowUp />}
        className="aria-disabled:opacity-35"
        aria-disabled={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        kind="quiet"
        label={t('staff.packages.down', { name })}
        icon={<ArrowDown />}
        className="aria-disabled:opacity-35"
        aria-disabled={place === ids.length - 1}
        onClick={() => move(place + 1)}
      />
    </span>
  );
}

function Actions({ pack, name, onEdit }: { pack: StaffPackage; name: string; onEdit: () => void }) {
  const { t } = useTranslation();
  const edit = useEditPackage();
  const turn = pack.is_active ? 'archive' : 'restore';
  const about = <span className="sr-only">{name}</span>;
  return (
    <div className="flex justify-end gap-2 max-md:*:flex-1">
      <Button kind="sec" size="sm" className="gap-1!" onClick={onEdit}>
        {t('staff.packages.edit_short')}
        {about}
      </Button>
      <Button
        kind="quiet"
        size="sm"
        className="gap-1!"
        busy={edit.isPending}
        onClick={() =>
          edit.mutate(
            { id: pack.id, version: pack.version, is_active: !pack.is_active },
            { onSuccess: () => toast.success(t(`staff.packages.${turn}_done`)), onError: showError },
          )
        }
      >
        {t(`staff.packages.${turn}`)}
        {about}
      </Button>
    </div>
  );
}
