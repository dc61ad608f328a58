import { joinClasses } from '../join-classes.ts';

type ButtonKind = 'go' | 'ink' | 'sec' | 'quiet' | 'dsec' | 'danger';
type ButtonSize = 'lg' | 'md' | 'sm';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Takes the whole width of its place. */
  wide?: boolean;
}

const kinds: Record<ButtonKind, string> = {
  go: 'border-transparent bg-chroma text-on-chroma hover:bg-chroma-press [--coin-second:#fff]',
  ink: 'border-transparent bg-ink text-on-ink hover:bg-ink-2',
  sec: 'border-edge bg-surface text-ink hover:border-ink',
  quiet: 'border-transparent text-ink hover:bg-fill',
  dsec: 'border-danger text-danger hover:bg-danger-wash',
  danger: 'border-transparent bg-danger text-surface hover:opacity-90 [--coin-second:var(--danger-wash)]',
};

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-14 text-lg',
  md: 'min-h-(--tap)',
  sm: 'min-h-11 md:min-h-10 text-sm rounded-[10px]',
};

const paddings: Record<ButtonSize, string> = { lg: 'px-7', md: 'px-5.5', sm: 'px-4' };

export function buttonLook({ kind = 'ink', size = 'md', wide = false }: ButtonLook): string {
  return joinClasses(
    'inline-flex items-center justify-center gap-2.5 border text-center font-[650] py-1.5 leading-tight no-underline select-none md:whitespace-nowrap [&_svg]:shrink-0',
    'transition-[background-color,border-color,transform,opacity] duration-(--t-1) active:translate-y-px',
    'aria-disabled:translate-y-0 aria-disabled:border-transparent aria-disabled:bg-fill aria-disabled:text-muted',
    size !== 'sm' && 'rounded-control',
    sizes[size],
    kind === 'quiet' ? 'px-3' : paddings[size],
    kinds[kind],
    wide && 'w-full',
  );
}
