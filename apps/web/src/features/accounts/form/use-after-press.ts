import { useEffect, useRef } from 'react';

/**
 * Runs a task now, or right after the press that is under way. Leaving a field by pressing a button would otherwise put
 * an error on the page between pointer down and pointer up: the button moves away from under the pointer and the click
 * is lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => controller.abort();
  }, []);

  return (task) => {
    if (isPressed.current) addEventListener('pointerup', () => setTimeout(task), { once: true });
    else task();
  };
}
