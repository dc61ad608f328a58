import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format-date.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type PlotParts, type Series, valueOf } from './plot-parts.ts';

// The drawing library weighs more than the rest of the dashboard: figures and tables are there before it.
const PlotDrawing = lazy(() => import('./plot-drawing.tsx'));

interface PlotCardProps extends PlotParts {
  title: string;
  text: string;
  /** What the plot says, in a sentence: for whoever does not see it. */
  summary: string;
  className?: string;
}

export function PlotCard({ title, text, summary, className, ...plot }: PlotCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <Card className={joinClasses('flex flex-col gap-3 p-4! md:p-5!', className)} role="group" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="font-[650]">
            {title}
          </h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {plot.series.length > 1 && <Legend series={plot.series} />}
        <IconButton
          kind="quiet"
          className="-my-1.5 -mr-2"
          label={t(isTable ? 'staff.plot.as_picture' : 'staff.plot.as_table', { title })}
          icon={isTable ? <ChartColumn /> : <Table />}
          onClick={() => setIsTable(!isTable)}
        />
      </div>
      {isTable ? <PlotTable title={title} plot={plot} /> : <PlotPicture summary={summary} plot={plot} />}
    </Card>
  );
}

function PlotPicture({ summary, plot }: { summary: string; plot: PlotParts }) {
  const { t } = useTranslation();
  const isMeasured = plot.points.some((point) => plot.series.some(({ key }) => valueOf(point, key) !== null));
  if (!isMeasured) return <p className="grid min-h-55 place-items-center text-muted">{t('staff.dashboard.none')}</p>;
  return (
    <div role="img" aria-label={summary} className="min-h-55">
      <Suspense fallback={<Skeleton className="h-55 w-full" />}>
        <PlotDrawing {...plot} />
      </Suspense>
    </div>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-ink-2 max-md:order-last max-md:w-full">
      {series.map(({ key, name, colour }) => (
        <li key={key} className="flex items-center gap-1.5">
          <i className="size-2.5 rounded-[3px]" style={{ background: colour }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function PlotTable({ title, plot: { series, points, format } }: { title: string; plot: PlotParts }) {
  const { t } = useTranslation();
  const cell = 'border-b border-line px-2 py-1.5 text-right tabular-nums';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={title} tabIndex={0} className="max-h-55 min-h-55 overflow-auto rounded-sm">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-surface">
          <tr>
            <th scope="col" className={joinClasses(cell, 'text-left!')}>
              {t('staff.plot.day')}
            </th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.day}>
              <th scope="row" className={joinClasses(cell, 'text-left! font-[400] whitespace-nowrap')}>
                {formatDay(point.day)}
              </th>
              {series.map(({ key }) => (
                <td key={key} className={cell}>
                  {cellText(valueOf(point, key), format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellText(value: number | null, format: (value: number) => string): ReactNode {
  return value === null ? <span aria-hidden="true">{'–'}</span> : format(value);
}
