import type { CSSProperties } from 'react';
import { joinClasses } from '../join-classes.ts';

interface RangeValue {
  from: number;
  to: number;
}

interface RangeSliderProps {
  /** What is between the two thumbs; spoken only. */
  label: string;
  fromLabel: string;
  toLabel: string;
  value: RangeValue;
  max: number;
  step: number;
  /** The thumbs never come closer than this. */
  gap: number;
  /** A value as people say it. */
  valueText: (value: number) => string;
  onChange: (value: RangeValue) => void;
}

// Two range inputs lie on each other: only their thumbs take the pointer, and only the first draws the track.
const inputLook = joinClasses(
  'slider pointer-events-none absolute inset-0 [&::-moz-range-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:pointer-events-auto',
  '[&::-moz-range-progress]:bg-transparent [&::-moz-range-track]:bg-transparent [&::-webkit-slider-runnable-track]:bg-none! [&::-webkit-slider-runnable-track]:bg-transparent!',
);

/** A part of something long: where it starts and where it ends, each by itself with the arrow keys. */
export function RangeSlider({
  label,
  fromLabel,
  toLabel,
  value: { from, to },
  max,
  step,
  gap,
  valueText,
  onChange,
}: RangeSliderProps) {
  const span = { '--from': `${(from / max) * 100}%`, '--to': `${(to / max) * 100}%` } as CSSProperties;
  const shared = { min: 0, max, step };
  return (
    <div role="group" aria-label={label} className="relative h-11" style={span}>
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-edge" />
      <span
        aria-hidden="true"
        className="absolute top-1/2 right-[calc(100%-var(--to))] left-(--from) h-1 -translate-y-1/2 rounded-full bg-ink"
      />
      <input
        {...shared}
        type="range"
        value={from}
        aria-label={fromLabel}
        aria-valuetext={valueText(from)}
        onChange={({ target }) => onChange({ from: Math.max(0, Math.min(target.valueAsNumber, to - gap)), to })}
        // At the far end both thumbs meet; the first must stay within reach to come back.
        className={joinClasses(inputLook, from > max / 2 && 'z-10')}
      />
      <input
        {...shared}
        type="range"
        value={to}
        aria-label={toLabel}
        aria-valuetext={valueText(to)}
        onChange={({ target }) => onChange({ from, to: Math.min(max, Math.max(target.valueAsNumber, from + gap)) })}
        className={inputLook}
      />
    </div>
  );
}
