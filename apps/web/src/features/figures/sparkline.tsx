interface SparklineProps {
  values: readonly (number | null)[];
}

const width = 120;
const height = 26;

/** The shape of the period and nothing more: the plots below have its numbers. */
export function Sparkline({ values }: SparklineProps) {
  const known = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]));
  if (known.length < 2) return <div className="h-6.5" />;
  const low = Math.min(...known.map(({ value }) => value));
  const span = Math.max(...known.map(({ value }) => value)) - low || 1;
  const points = known.map(
    ({ value, place }) =>
      `${(place / (values.length - 1)) * width},${height - 2 - ((value - low) / span) * (height - 4)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-6.5 w-full overflow-visible"
      aria-hidden="true"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
