import type { ReactElement } from 'react';
import { Area, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '../../lib/format-date.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { type PlotKind, type PlotParts, type PlotPoint, type Series, valueOf } from './plot-parts.ts';

const heightPx = 220;
const tick = { fill: 'var(--muted)', fontSize: 13 };

/** Down to the tenth below the lowest share; where all is whole, a tenth of room. */
const shareFloor = (lowest: number) => Math.min(0.9, Math.floor(lowest * 10) / 10);
const measuredDays = (points: readonly PlotPoint[], key: string) =>
  points.filter((point) => valueOf(point, key) !== null).length;

/** The picture only: what it says is in the table and the sentence beside it. */
export default function PlotDrawing({
  kind,
  series,
  points,
  format,
  formatTick = formatNumber,
  isShare = false,
}: PlotParts) {
  return (
    <ResponsiveContainer width="100%" height={heightPx}>
      <ComposedChart
        data={[...points]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap="16%"
        barGap={1}
      >
        <CartesianGrid vertical={false} stroke="var(--plot-grid)" />
        <XAxis
          dataKey="day"
          tickFormatter={formatDay}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--plot-grid)' }}
          minTickGap={48}
          tickMargin={8}
        />
        <YAxis
          tickFormatter={formatTick}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          {...(isShare ? { domain: [shareFloor, 1] } : { allowDecimals: false })}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--fill)', opacity: 0.5, stroke: 'var(--line)' }}
          content={<PointCard series={series} format={format} />}
        />
        {series.map((one) => drawSeries(kind, one, measuredDays(points, one.key)))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** One day alone makes no line: it is a dot. */
function drawSeries(kind: PlotKind, { key, name, colour, isDashed = false }: Series, days: number): ReactElement {
  const dot = days === 1 ? { r: 3, fill: colour, strokeWidth: 0 } : false;
  const shared = { dataKey: key, name, isAnimationActive: false } as const;
  switch (kind) {
    case 'stacked':
    case 'bars':
      return (
        <Bar
          key={key}
          {...shared}
          fill={colour}
          radius={2}
          maxBarSize={26}
          {...(kind === 'stacked' && { stackId: 'all' })}
        />
      );
    case 'area':
      return (
        <Area
          key={key}
          {...shared}
          type="linear"
          stroke={colour}
          strokeWidth={2}
          fill={colour}
          fillOpacity={0.14}
          dot={dot}
          activeDot={{ r: 4 }}
        />
      );
    case 'lines':
      return (
        <Line
          key={key}
          {...shared}
          type="linear"
          stroke={colour}
          strokeWidth={2}
          dot={dot}
          activeDot={{ r: 4 }}
          connectNulls
          {...(isDashed && { strokeDasharray: '5 4' })}
        />
      );
    default:
      return kind satisfies never;
  }
}

interface PointCardProps extends Pick<PlotParts, 'series' | 'format'> {
  /** Given by the library: whether a day is pointed at, and its data as they were given. */
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

function PointCard({ active, payload, series, format }: PointCardProps) {
  const point = active === true ? (payload?.[0]?.payload as PlotPoint | undefined) : undefined;
  if (point === undefined) return null;
  return (
    <div className="rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-pop">
      <p className="mb-1 font-[650]">{formatDay(point.day)}</p>
      <ul className="grid gap-0.5">
        {series.map(({ key, name, colour }) => {
          const value = valueOf(point, key);
          return value === null ? null : (
            <li key={key} className="flex items-center gap-2">
              <i className="size-2.5 rounded-[3px]" style={{ background: colour }} />
              <span className="text-ink-2">{name}</span>
              <b className="ml-auto pl-3 font-[650] tabular-nums">{format(value)}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
