import { lazy, Suspense } from 'react';
import { useSettings } from '../../../lib/use-settings.ts';

const OpenidButton = lazy(async () => ({ default: (await import('./openid-button.tsx')).OpenidButton }));

/** One tap instead of a form, where a provider is configured; nothing at all, and no code either, where none is. */
export function OpenidWay({ invitation }: { invitation?: string | undefined }) {
  const provider = useSettings()?.openid ?? null;
  if (provider === null) return null;
  // As tall as what comes: the form below stays where it is.
  return (
    <Suspense fallback={<div className="h-23.5" />}>
      <OpenidButton name={provider.name} invitation={invitation} />
    </Suspense>
  );
}
