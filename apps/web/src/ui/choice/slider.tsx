import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useFieldControl } from '../form/field.tsx';

interface SliderProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'value' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The value as people say it ("5 min"), written beside the track. */
  valueText: string;
  /** Only spoken: the value stands somewhere else in sight. */
  quiet?: boolean;
}

export function Slider({ value, min, max, onChange, valueText, quiet = false, ...rest }: SliderProps) {
  const control = useFieldControl();
  const filled = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div className="flex items-center gap-4">
      <input
        {...control}
        {...rest}
        type="range"
        value={value}
        min={min}
        max={max}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ '--filled': filled } as CSSProperties}
        className="slider"
      />
      {!quiet && (
        <span className="min-w-14 shrink-0 text-right font-[650] whitespace-nowrap tabular-nums" aria-hidden="true">
          {valueText}
        </span>
      )}
    </div>
  );
}
