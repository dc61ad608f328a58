import { joinClasses } from '../join-classes.ts';

interface StrengthMeterProps {
  /** How many of the four marks are filled. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The same thing in words: the marks alone say nothing to who cannot see them. */
  text: string;
}

export function StrengthMeter({ score, text }: StrengthMeterProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-4 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((mark) => (
          <span key={mark} className={joinClasses('h-1 rounded-full', mark <= score ? 'bg-chroma-ink' : 'bg-line')} />
        ))}
      </div>
      <p className="text-xs text-muted" aria-live="polite">
        {text}
      </p>
    </div>
  );
}
