import { joinClasses } from '../join-classes.ts';

interface CoinProps {
  /** Turning means "working on it": the only waiting sign there is, in place of a spinner. */
  turning?: boolean;
  className?: string;
}

/** Half ink, half green. The ink half takes the colour of the text around it. */
export function Coin({ turning = false, className }: CoinProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={joinClasses('shrink-0', turning && 'animate-coin', className ?? 'size-5')}
    >
      <path fill="currentColor" d="M9.2.03A10 10 0 0 0 9.2 19.97Z" />
      <path fill="var(--coin-second, var(--chroma))" d="M10.8.03A10 10 0 0 1 10.8 19.97Z" />
    </svg>
  );
}
