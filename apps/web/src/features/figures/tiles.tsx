import type { Compared, Dashboard, DashboardDay, DashboardFigures } from '@semblante/contracts';
import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type Change, type ChangeKind, changeOf } from './change.ts';
import { durationText } from './duration-text.ts';
import { formatPercent } from './format-percent.ts';
import { formatReais } from './format-reais.ts';
import { Sparkline } from './sparkline.tsx';

type FigureName = Extract<
  keyof DashboardFigures,
  | 'sign_ups'
  | 'processings'
  | 'success_rate'
  | 'median_seconds'
  | 'queue_peak'
  | 'revenue_cents'
  | 'refunds_cents'
  | 'refusals'
>;

interface TileKind {
  name: FigureName;
  kind: ChangeKind;
  /** Which way is good news. */
  good: 'up' | 'down';
  format: (value: number) => string;
  ofDay: (day: DashboardDay) => number | null;
}

const tiles: readonly TileKind[] = [
  { name: 'sign_ups', kind: 'share', good: 'up', format: formatNumber, ofDay: (day) => day.sign_ups },
  {
    name: 'processings',
    kind: 'share',
    good: 'up',
    format: formatNumber,
    ofDay: (day) => Object.values(day.processings).reduce((sum, count) => sum + count, 0),
  },
  { name: 'success_rate', kind: 'points', good: 'up', format: formatPercent, ofDay: (day) => day.success_rate },
  { name: 'median_seconds', kind: 'seconds', good: 'down', format: durationText, ofDay: (day) => day.median_seconds },
  { name: 'revenue_cents', kind: 'share', good: 'up', format: formatReais, ofDay: (day) => day.revenue_cents },
  { name: 'refunds_cents', kind: 'share', good: 'down', format: formatReais, ofDay: (day) => day.refunds_cents },
  { name: 'queue_peak', kind: 'share', good: 'down', format: formatNumber, ofDay: (day) => day.queue_peak },
  { name: 'refusals', kind: 'share', good: 'down', format: formatNumber, ofDay: (day) => day.refusals },
];

export function Tiles({ dashboard: { figures, series } }: { dashboard: Dashboard }) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map((tile) => (
        <Tile key={tile.name} tile={tile} figure={figures[tile.name]} values={series.map(tile.ofDay)} />
      ))}
    </ul>
  );
}

interface TileProps {
  tile: TileKind;
  figure: Compared<number | null>;
  values: readonly (number | null)[];
}

function Tile({ tile: { name, kind, good, format }, figure, values }: TileProps) {
  const { t } = useTranslation();
  const change = changeOf(figure, kind);
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col gap-1 p-4!">
        <p className="text-xs text-muted">{t(`staff.dashboard.figures.${name}`)}</p>
        {figure.value === null ? (
          <p className="text-lg font-[550] text-muted">{t('staff.dashboard.none')}</p>
        ) : (
          <p className="display-sm text-2xl whitespace-nowrap max-md:text-xl">{format(figure.value)}</p>
        )}
        <ChangeLine change={change} kind={kind} good={good} />
        <div className="mt-auto pt-2">
          <Sparkline values={values} />
        </div>
      </Card>
    </li>
  );
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: Minus };

function ChangeLine({ change, kind, good }: { change: Change | undefined; kind: ChangeKind; good: 'up' | 'down' }) {
  const { t } = useTranslation();
  if (change === undefined) return <p className="text-xs text-muted">{t('staff.dashboard.no_comparison')}</p>;
  const Arrow = arrows[change.direction];
  const look = change.direction === 'same' ? 'text-muted' : change.direction === good ? 'text-ok' : 'text-danger';
  const amount = kind === 'seconds' ? durationText(change.amount) : formatNumber(change.amount);
  return (
    <p className={joinClasses('flex items-center gap-1 text-xs font-[650] tabular-nums', look)}>
      <Arrow className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{t(`staff.dashboard.change.${change.direction}`)}</span>
      {t(`staff.dashboard.change.${kind}`, { amount })}
    </p>
  );
}
