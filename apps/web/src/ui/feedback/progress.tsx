import { useId } from 'react';

interface ProgressProps {
  /** 0 to 100. Drawn, never written alone: a bare percentage tells nobody how long. */
  percent: number;
  stage: string;
  /** Which stage of how many. */
  detail?: string;
  timeLeft?: string;
}

export function Progress({ percent, stage, detail, timeLeft }: ProgressProps) {
  const stageId = useId();
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <div className="flex flex-col gap-2">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot have the green tip
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={[stage, detail, timeLeft].filter(Boolean).join(', ')}
        aria-labelledby={stageId}
        className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className="relative h-full min-w-3 rounded-full bg-ink transition-[width] duration-(--t-3) ease-out after:absolute after:inset-y-0 after:right-0 after:w-3 after:rounded-full after:bg-chroma forced-colors:bg-[Highlight]"
          style={{ width }}
        />
      </div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <p>
          {/* Polite and around the stage only, so that it speaks when the stage changes and not at each step. */}
          <b id={stageId} aria-live="polite" className="font-[650]">
            {stage}
          </b>
          {detail !== undefined && <span className="text-muted">{` · ${detail}`}</span>}
        </p>
        {timeLeft !== undefined && <b className="font-[650] whitespace-nowrap tabular-nums">{timeLeft}</b>}
      </div>
    </div>
  );
}
