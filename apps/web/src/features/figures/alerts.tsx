import type { StaffAlert } from '@semblante/contracts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/format-bytes.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { isRouteName } from '../../navigation/route-names.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';

/** What somebody should look at, the gravest first as the server sorts them; each leads to the list behind it. */
export function Alerts({ alerts }: { alerts: readonly StaffAlert[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="alerts" className="flex flex-col gap-2">
      <h2 id="alerts" className="sr-only">
        {t('staff.dashboard.alerts.title')}
      </h2>
      {alerts.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <ShieldCheck className="size-4.5 text-ok" aria-hidden="true" />
          {t('staff.dashboard.alerts.none')}
        </p>
      ) : (
        <Card flush>
          <ul>
            {alerts.map((alert) => (
              <li key={alert.code} className="border-b border-line last:border-0">
                <AlertRow alert={alert} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function AlertRow({ alert: { code, level, value, link } }: { alert: StaffAlert }) {
  const { t } = useTranslation();
  const isCritical = level === 'critical';
  const Icon = isCritical ? OctagonAlert : TriangleAlert;
  const amount = code === 'disk_low' ? formatBytes(value) : formatNumber(Math.round(value * 10) / 10);
  const row = 'flex min-h-11 items-center gap-3 px-4 py-2 text-sm text-ink no-underline';
  const content = (
    <>
      <Icon className={joinClasses('size-4.5 shrink-0', isCritical ? 'text-danger' : 'text-warn')} aria-hidden="true" />
      <span className="sr-only">{t(`staff.dashboard.alerts.${level}`)}</span>
      <span className="min-w-0 flex-1 font-[550]">{t(`staff.dashboard.alerts.${code}`, { count: value, amount })}</span>
    </>
  );
  if (!isRouteName(link.route) || link.route === 'staff.dashboard') return <p className={row}>{content}</p>;
  return (
    <AppLink
      to={link.route}
      query={link.query}
      className={joinClasses(row, 'hover:bg-canvas focus-visible:-outline-offset-2')}
    >
      {content}
      <span className="text-muted max-md:sr-only">{t('staff.dashboard.alerts.see')}</span>
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </AppLink>
  );
}
