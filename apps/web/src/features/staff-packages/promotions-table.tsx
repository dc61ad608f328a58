import type { StaffPackage, StaffPromotion } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatStaffDate } from '../../lib/format-date.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { useEditPromotion } from './package-calls.ts';

const kinds = { running: 'ok', planned: 'info', over: 'fill', archived: 'fill' } as const;

interface PromotionsTableProps {
  promotions: readonly StaffPromotion[];
  packages: readonly StaffPackage[];
  onEdit: (promotion: StaffPromotion) => void;
}

export function PromotionsTable({ promotions, packages, onEdit }: PromotionsTableProps) {
  const { t } = useTranslation();
  const columns: Column<StaffPromotion>[] = [
    {
      id: 'title',
      header: t('staff.promotions.promotion'),
      card: 'line-1',
      renderCell: ({ title, text }) => <Words title={title[currentLanguage()]} text={text[currentLanguage()]} />,
    },
    {
      id: 'percent',
      header: t('staff.promotions.percent'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: ({ percent_off }) => (
        <span className="font-[650] tabular-nums">{t('staff.promotions.off', { percent: percent_off })}</span>
      ),
    },
    {
      id: 'for',
      header: t('staff.promotions.for'),
      renderCell: (promotion) => <ForWhom promotion={promotion} packages={packages} />,
    },
    {
      id: 'window',
      header: t('staff.promotions.window'),
      noWrap: true,
      renderCell: (promotion) => <WindowText promotion={promotion} />,
    },
    {
      id: 'phase',
      header: t('staff.packages.state'),
      card: 'line-2',
      renderCell: ({ phase }) => <Tag kind={kinds[phase]}>{t(`staff.promotions.phases.${phase}`)}</Tag>,
    },
    {
      id: 'action',
      header: t('staff.packages.action'),
      align: 'end',
      card: 'full',
      renderCell: (promotion) => <Actions promotion={promotion} onEdit={() => onEdit(promotion)} />,
    },
  ];
  return (
    <DataTable
      caption={t('staff.promotions.caption')}
      columns={columns}
      rows={promotions}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          headingLevel={2}
          picture={<WellPicture />}
          title={t('staff.promotions.empty')}
          text={t('staff.promotions.empty_text')}
        />
      }
    />
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="font-[650] wrap-anywhere">{title}</p>
      <p className="max-w-[44ch] text-xs text-pretty text-muted">{text}</p>
    </div>
  );
}

function ForWhom({
  promotion: { package_ids, first_purchase_only },
  packages,
}: {
  promotion: StaffPromotion;
  packages: readonly StaffPackage[];
}) {
  const { t } = useTranslation();
  const named = packages
    .filter(({ id }) => package_ids?.includes(id) === true)
    .map(({ credits }) => t('staff.packages.name', { count: credits, amount: formatNumber(credits) }));
  return (
    <span>
      {package_ids === null ? t('staff.promotions.every_package') : named.join(', ')}
      {first_purchase_only && <span className="block text-xs text-muted">{t('staff.promotions.first_purchase')}</span>}
    </span>
  );
}

function WindowText({ promotion: { starts_at, ends_at } }: { promotion: StaffPromotion }) {
  const { t } = useTranslation();
  return (
    <span className="text-muted tabular-nums">
      {formatStaffDate(starts_at, 'full')}
      <span className="block">
        {ends_at === null
          ? t('staff.promotions.no_end')
          : t('staff.promotions.until', { at: formatStaffDate(ends_at, 'full') })}
      </span>
    </span>
  );
}

function Actions({ promotion, onEdit }: { promotion: StaffPromotion; onEdit: () => void }) {
  const { t } = useTranslation();
  const edit = useEditPromotion();
  const turn = promotion.is_active ? 'archive' : 'restore';
  const about = <span className="sr-only">{promotion.title[currentLanguage()]}</span>;
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
            { id: promotion.id, version: promotion.version, is_active: !promotion.is_active },
            { onSuccess: () => toast.success(t(`staff.promotions.${turn}_done`)), onError: showError },
          )
        }
      >
        {t(`staff.packages.${turn}`)}
        {about}
      </Button>
    </div>
  );
}
