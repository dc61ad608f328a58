import type { AuditFields, AuditName, AuditReading } from '@semblante/contracts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { clockText } from '../../lib/format-clock.ts';
import { formatDayAndYear, formatStaffDate } from '../../lib/format-date.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { i18n } from '../../lib/i18n.ts';
import { phoneText } from '../billing/index.ts';
import { actionText, listedWordText, stepText, subjectText } from './audit-words.ts';
import { idText } from './name-text.ts';
import { isNothing, isRecord } from './told-lines.ts';

/**
 * A value as the pages say it. What was stored in another shape than its reading expects is still told, never as the
 * code of a machine.
 */
export function valueText(reading: AuditReading, value: unknown, names: readonly AuditName[] = []): string {
  if (isNothing(value)) return i18n.t('staff.audit.nothing');
  if (Array.isArray(value))
    return value
      .map((one: unknown) => valueText(ofOne(reading), one, names))
      .join(reading.as === 'records' ? '; ' : ', ');
  if (isRecord(value)) return recordText(value, 'fields' in reading ? reading.fields : {});
  if (typeof value === 'boolean') return i18n.t(value ? 'staff.users.yes' : 'staff.users.no');
  return typeof value === 'number' ? numberText(reading, value) : wordText(reading, String(value), names);
}

/** Of a list, how each of its values is read. */
function ofOne(reading: AuditReading): AuditReading {
  if (reading.as === 'words') return { as: 'word', of: reading.of };
  return reading.as === 'ids' ? { as: 'id' } : reading;
}

function recordText(record: Record<string, unknown>, fields: AuditFields): string {
  return Object.entries(record)
    .filter(([, value]) => !isNothing(value))
    .map(([field, value]) =>
      fields[field] === undefined
        ? `${stepText({ of: 'field', name: field })}: ${valueText({ as: 'text' }, value)}`
        : valueText(fields[field], value),
    )
    .join(', ');
}

function numberText({ as }: AuditReading, value: number): string {
  switch (as) {
    case 'money':
      return formatMoney(value);
    case 'bytes':
      return formatBytes(value);
    case 'percent':
      return `${formatNumber(value)}%`;
    case 'share':
      return `${formatNumber(Math.round(value * 1000) / 10)}%`;
    case 'seconds':
      return clockText(value);
    default:
      return formatNumber(value);
  }
}

function wordText(reading: AuditReading, value: string, names: readonly AuditName[]): string {
  switch (reading.as) {
    case 'word':
    case 'words':
      return listedWordText(reading.of, value);
    case 'moment':
      return Number.isNaN(Date.parse(value)) ? value : formatStaffDate(value, 'full');
    case 'day':
      return Number.isNaN(Date.parse(value)) ? value : formatDayAndYear(value);
    case 'action':
      return actionText(value);
    case 'subject':
      return subjectText(value);
    case 'id':
      return idText(names, value);
    case 'phone':
      return phoneText(value);
    default:
      return value;
  }
}
