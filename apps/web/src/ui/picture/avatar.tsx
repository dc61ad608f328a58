import { joinClasses } from '../join-classes.ts';

/** The first letter of a name, as written: there are no pictures of people's accounts. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const [initial = ''] = name.trim().toLocaleUpperCase();
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid shrink-0 place-items-center rounded-full bg-ink font-bold text-on-ink',
        className ?? 'size-9 text-sm',
      )}
    >
      {initial}
    </span>
  );
}
