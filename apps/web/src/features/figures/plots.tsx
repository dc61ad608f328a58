import type { Dashboard, DashboardDay, LiveWork } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { durationText } from './duration-text.ts';
import { formatPercent } from './format-percent.ts';
import { LiveWorkCard } from './live-work-card.tsx';
import { PlotCard } from './plot-card.tsx';
import type { PlotPoint, Series } from './plot-parts.ts';

const wide = 'md:col-span-2';
// Plotted in the unit of the axis, so that its steps are whole.
const minutesOf = (seconds: number | null) => (seconds === null ? null : seconds / 60);
const formatMinutes = (minutes: number) => durationText(minutes * 60);
const formatReais = (reais: number) => formatMoney(Math.round(reais * 100));

/** Every figure day by day. All of it is also in the tables behind the plots. */
export function Plots({ dashboard, work }: { dashboard: Dashboard; work: LiveWork }) {
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
      <StatesPlot dashboard={dashboard} />
      <LiveWorkCard work={work} className="max-xl:md:col-span-2" />
      <TimePlot dashboard={dashboard} />
      <MoneyPlot dashboard={dashboard} />
      <DailyPlot dashboard={dashboard} name="sign_ups" kind="area" colour="var(--plot-1)" format={formatNumber} />
      <DailyPlot dashboard={dashboard} name="success_rate" kind="lines" colour="var(--plot-1)" format={formatPercent} />
      <DailyPlot dashboard={dashboard} name="queue_peak" kind="area" colour="var(--plot-5)" format={formatNumber} />
      <DailyPlot dashboard={dashboard} name="refusals" kind="bars" colour="var(--plot-4)" format={formatNumber} />
    </div>
  );
}

interface PlotProps {
  dashboard: Dashboard;
}

function StatesPlot({
  dashboard: {
    series: days,
    processings_by_state: { value: totals },
  },
}: PlotProps) {
  const { t } = useTranslation();
  const series: Series[] = [
    { key: 'completed', name: t('staff.dashboard.states.completed'), colour: 'var(--plot-1)' },
    { key: 'in_progress', name: t('staff.dashboard.states.in_progress'), colour: 'var(--plot-2)' },
    { key: 'pending', name: t('staff.dashboard.states.pending'), colour: 'var(--plot-3)' },
    { key: 'error', name: t('staff.dashboard.states.error'), colour: 'var(--plot-4)' },
  ];
  return (
    <PlotCard
      className="md:col-span-2 xl:col-span-3"
      kind="stacked"
      title={t('staff.dashboard.plots.states')}
      text={t('staff.dashboard.plots.states_text')}
      summary={t('staff.dashboard.plots.states_summary', {
        completed: formatNumber(totals.completed),
        in_progress: formatNumber(totals.in_progress),
        pending: formatNumber(totals.pending),
        error: formatNumber(totals.error),
      })}
      series={series}
      points={days.map(({ day, processings }): PlotPoint => ({ day, ...processings }))}
      format={formatNumber}
    />
  );
}

function TimePlot({ dashboard: { series: days, figures } }: PlotProps) {
  const { t } = useTranslation();
  const none = t('staff.dashboard.none');
  const said = (seconds: number | null) => (seconds === null ? none : durationText(seconds));
  return (
    <PlotCard
      className={wide}
      kind="lines"
      title={t('staff.dashboard.plots.time')}
      text={t('staff.dashboard.plots.time_text')}
      summary={t('staff.dashboard.plots.time_summary', {
        median: said(figures.median_seconds.value),
        p95: said(figures.p95_seconds.value),
      })}
      series={[
        { key: 'median', name: t('staff.dashboard.plots.median'), colour: 'var(--plot-1)' },
        { key: 'p95', name: t('staff.dashboard.plots.p95'), colour: 'var(--plot-5)', isDashed: true },
      ]}
      points={days.map(({ day, median_seconds, p95_seconds }) => ({
        day,
        median: minutesOf(median_seconds),
        p95: minutesOf(p95_seconds),
      }))}
      format={formatMinutes}
    />
  );
}

function MoneyPlot({ dashboard: { series: days, figures } }: PlotProps) {
  const { t } = useTranslation();
  return (
    <PlotCard
      className={wide}
      kind="bars"
      title={t('staff.dashboard.plots.money')}
      text={t('staff.dashboard.plots.money_text')}
      summary={t('staff.dashboard.plots.money_summary', {
        revenue: formatMoney(figures.revenue_cents.value),
        refunds: formatMoney(figures.refunds_cents.value),
      })}
      series={[
        { key: 'revenue', name: t('staff.dashboard.figures.revenue_cents'), colour: 'var(--plot-1)' },
        { key: 'refunds', name: t('staff.dashboard.figures.refunds_cents'), colour: 'var(--plot-4)' },
      ]}
      points={days.map(({ day, revenue_cents, refunds_cents }) => ({
        day,
        revenue: revenue_cents / 100,
        refunds: refunds_cents / 100,
      }))}
      format={formatReais}
    />
  );
}

interface DailyPlotProps extends PlotProps {
  name: 'sign_ups' | 'success_rate' | 'queue_peak' | 'refusals';
  kind: 'area' | 'lines' | 'bars';
  colour: Series['colour'];
  format: (value: number) => string;
}

function DailyPlot({ dashboard: { series: days, figures }, name, kind, colour, format }: DailyPlotProps) {
  const { t } = useTranslation();
  const title = t(`staff.dashboard.figures.${name}`);
  const value = figures[name].value;
  return (
    <PlotCard
      kind={kind}
      title={title}
      text={t('staff.dashboard.plots.by_day')}
      summary={t('staff.dashboard.plots.one_summary', {
        title,
        value: value === null ? t('staff.dashboard.none') : format(value),
      })}
      series={[{ key: name, name: title, colour }]}
      points={days.map((day: DashboardDay) => ({ day: day.day, [name]: day[name] }))}
      format={format}
      formatTick={format}
      isShare={name === 'success_rate'}
    />
  );
}
