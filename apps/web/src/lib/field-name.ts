import { i18n } from './i18n.ts';

const named = [
  'name', 'email', 'new_email', 'password', 'password_confirmation', 'current_password', 'new_password', 'cpf', 'phone', 'code', 'captcha', 'topic',
  'message', 'file', 'consent', 'link', 'method', 'package_id', 'package_ids', 'mapping', 'settings', 'background', 'image_ids', 'categories',
  'title', 'reason', 'amount', 'starts_at', 'ends_at', 'terms_accepted',
] as const;
type Named = (typeof named)[number];

const isNamed = (field: string): field is Named => (named as readonly string[]).includes(field);

/** A field of a call in the reader's words; `mapping.0.face_id` is about the mapping. What nobody ever fills in keeps its own name. */
export function fieldName(field: string): string {
  const [part = field] = field.split('.');
  return isNamed(part) ? i18n.t(`shell.fields.${part}`) : field;
}
