import type { LiveWork } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { durationText } from './duration-text.ts';

/** The queue and who works on it, as of a few seconds ago. */
export function LiveWorkCard({ work, className }: { work: LiveWork; className?: string }) {
  const { t } = useTranslation();
  const rows = ['pending', 'in_progress', 'steps_waiting', 'steps_running'] as const;
  const most = Math.max(1, ...rows.map((row) => work[row]));
  return (
    <Card
      className={joinClasses('flex flex-col gap-3 p-4! md:p-5!', className)}
      role="group"
      aria-labelledby="live-work"
    >
      <div>
        <h3 id="live-work" className="font-[650]">
          {t('staff.dashboard.live.title')}
        </h3>
        <p className="text-sm text-muted">
          {work.oldest_wait_seconds === null
            ? t('staff.dashboard.live.nobody_waits')
            : t('staff.dashboard.live.oldest', { time: durationText(work.oldest_wait_seconds) })}
        </p>
      </div>
      <dl className="grid gap-3">
        {rows.map((row) => (
          <div key={row} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-sm">
            <dt>{t(`staff.dashboard.live.${row}`)}</dt>
            <dd className="font-[650] tabular-nums">{formatNumber(work[row])}</dd>
            <div className="col-span-full h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
              <div
                className="h-full rounded-full bg-(--plot-1) transition-[width] duration-(--t-3)"
                style={{ width: `${(work[row] / most) * 100}%` }}
              />
            </div>
          </div>
        ))}
      </dl>
      <dl className="mt-auto grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
        <dt className="text-muted">{t('staff.dashboard.live.workers')}</dt>
        <dd className="font-[650] tabular-nums">
          {t('staff.dashboard.live.workers_count', {
            count: work.workers.length,
            amount: formatNumber(work.workers.length),
          })}
        </dd>
        <dt className="text-muted">{t('staff.dashboard.live.slots')}</dt>
        <dd className="font-[650] tabular-nums">
          {t('staff.dashboard.live.slots_used', {
            used: formatNumber(work.steps_running),
            slots: formatNumber(work.slots),
          })}
        </dd>
      </dl>
    </Card>
  );
}
