import type { AuditName } from '@semblante/contracts';
import { formatNumber } from '../../lib/format-number.ts';
import { currentLanguage, i18n } from '../../lib/i18n.ts';
import { shortId } from '../staff-desk/index.ts';

/** What the thing is called today. */
export function findName(names: readonly AuditName[], id: string): string | undefined {
  const found = names.find((name) => name.id === id);
  if (found === undefined) return undefined;
  if ('name' in found) return found.name;
  return 'title' in found
    ? found.title[currentLanguage()] || undefined
    : i18n.t('staff.packages.name', { count: found.credits, amount: formatNumber(found.credits) });
}

/** A name, or the end of the id of what has none. */
export function idText(names: readonly AuditName[], id: string): string {
  return findName(names, id) ?? shortId(id);
}
