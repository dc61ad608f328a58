import type { TextKey } from '@semblante/i18n';
import { i18n } from '../../lib/i18n.ts';

/** The words of an action or field. What has none yet is shown by its own name: an audit leaves nothing out. */
function wordsOr(key: string, name: string): string {
  return i18n.exists(key) ? i18n.t(key as TextKey) : name;
}

export function actionText(action: string): string {
  return wordsOr(`staff.audit.actions.${action}`, action);
}

export function fieldText(field: string): string {
  return wordsOr(`staff.audit.fields.${field}`, field);
}

export function subjectText(subject: string): string {
  return wordsOr(`staff.audit.subjects.${subject}`, subject);
}

/** A value as the pages say it: a status or role by its word, yes and no, anything else as it was written down. */
export function valueText(field: string, value: string): string {
  if (value === 'true' || value === 'false') return i18n.t(value === 'true' ? 'staff.users.yes' : 'staff.users.no');
  if (field === 'status') return wordsOr(`staff.statuses.${value}`, value);
  return field === 'role' ? wordsOr(`shell.roles.${value}`, value) : value;
}
