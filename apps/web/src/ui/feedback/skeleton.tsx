import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '../join-classes.ts';

/**
 * One box of the content to come: give it that content's size. Appears after 200 ms, so that a quick answer does not
 * flicker.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'block animate-skeleton rounded-md bg-sunken bg-[linear-gradient(90deg,transparent_35%,var(--line)_50%,transparent_65%)] bg-size-[200%_100%] motion-reduce:bg-none dark:bg-fill',
        className ?? 'h-3.5 w-full',
      )}
    />
  );
}

/** Wrap the skeletons of one place, so that it is announced once. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold blocks
    <div role="status" className={className}>
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  );
}
