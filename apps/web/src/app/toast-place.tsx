import { lazy, Suspense, useEffect } from 'react';
import { needToasts, useToastsNeeded } from '../lib/toasts.ts';

const ToastHost = lazy(async () => ({ default: (await import('../ui/feedback/toast.tsx')).ToastHost }));
const firstTouches = ['pointerdown', 'keydown'] as const;

/**
 * Comes with the first toast or with the visitor's first touch, whichever is earlier: a login page that is only being
 * opened does not pay for it, and a connection that drops later finds it already there.
 */
export function ToastPlace() {
  const areNeeded = useToastsNeeded();
  useEffect(() => {
    for (const touch of firstTouches) addEventListener(touch, needToasts, { once: true });
    return () => {
      for (const touch of firstTouches) removeEventListener(touch, needToasts);
    };
  }, []);
  return areNeeded ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
