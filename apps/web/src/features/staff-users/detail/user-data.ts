import type { EditUserBody, Language, UserDetail } from '@semblante/contracts';
import { phoneText } from '../../billing/index.ts';

/** What staff edits of an account, as it is typed. */
export interface UserData {
  name: string;
  email: string;
  phone: string;
  language: Language | '';
}

export type UserField = keyof UserData;
const userFields = ['name', 'email', 'phone', 'language'] as const satisfies readonly UserField[];

export function dataOf({ name, email, phone, language }: Pick<UserDetail, UserField>): UserData {
  return { name, email, phone: phoneText(phone), language: language ?? '' };
}

export function changedFields(from: UserData, to: UserData): UserField[] {
  return userFields.filter((field) => from[field].trim() !== to[field].trim());
}

/** Only what was changed: what somebody else changed meanwhile in another field is not written over. */
export function editBody({ from, to, version }: { from: UserData; to: UserData; version: number }): EditUserBody {
  const changed = changedFields(from, to);
  return {
    version,
    ...(changed.includes('name') && { name: to.name.trim() }),
    ...(changed.includes('email') && { email: to.email.trim() }),
    ...(changed.includes('phone') && { phone: to.phone.trim() === '' ? null : to.phone.trim() }),
    ...(changed.includes('language') && { language: to.language === '' ? null : to.language }),
  };
}

export interface FieldConflict {
  field: UserField;
  was: string;
  now: string;
  mine: string;
}

/** Every field that either of the two changed, with what it was before both. */
export function conflictsOf({ was, now, mine }: Record<'was' | 'now' | 'mine', UserData>): FieldConflict[] {
  const touched = new Set([...changedFields(was, now), ...changedFields(was, mine)]);
  return userFields
    .filter((field) => touched.has(field))
    .map((field) => ({ field, was: was[field], now: now[field], mine: mine[field] }));
}

/** What is there now, with my own changes on top. */
export function mergedData({ was, now, mine }: Record<'was' | 'now' | 'mine', UserData>): UserData {
  return { ...now, ...Object.fromEntries(changedFields(was, mine).map((field) => [field, mine[field]])) };
}
