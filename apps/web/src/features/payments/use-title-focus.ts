import { useEffect, useRef } from 'react';

/**
 * The steps of a purchase share one path, so the shell sees no navigation between them: the new step's title takes the
 * focus here.
 */
export function useTitleFocus(step: string): void {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const title = document.querySelector<HTMLElement>('main h1');
    if (title === null) return;
    title.tabIndex = -1;
    title.style.outline = 'none';
    title.style.boxShadow = 'none';
    title.focus();
  }, [step]);
}
