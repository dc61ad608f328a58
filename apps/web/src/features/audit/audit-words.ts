import type { AuditWords } from '@semblante/contracts';
import type { TextKey } from '@semblante/i18n';
import { i18n } from '../../lib/i18n.ts';
import type { Step } from './told-lines.ts';

/** Where the words of each list are: those of the pages that show the thing itself, where there are some. */
export const wordTexts: Record<AuditWords, string> = {
  account_status: 'staff.statuses.',
  bulk_action: 'staff.audit.words.bulk_action.',
  clip_badge: 'catalog.badges.',
  clip_state: 'staff-videos.states.',
  credit_order_kind: 'staff.audit.words.credit_order_kind.',
  detection_model: 'staff-videos.media.model_',
  face_angle: 'staff.audit.words.face_angle.',
  language: 'staff.audit.languages.',
  package_tag: 'staff.packages.tag.',
  payment_flag: 'sales.flag.flags.',
  payment_method: 'payments.methods.',
  payment_status: 'payments.status.',
  promotion_phase: 'staff.promotions.phases.',
  refund_state: 'payments.refund_states.',
  release_kind: 'staff-videos.form.release_',
  report_reason: 'review.reported.',
  review_state: 'review.states.',
  role: 'shell.roles.',
  screen_reason: 'review.reasons.',
  screen_verdict: 'staff.audit.words.screen_verdict.',
  video_error: 'staff.audit.words.video_error.',
};

/**
 * What older entries may name has no words any more: its own name then, as a person would write it. An audit leaves
 * nothing out.
 */
function wordsOr(key: string, name: string): string {
  return i18n.exists(key) ? i18n.t(key as TextKey) : plainName(name);
}

/** `old_field.name` as `Old field name`. */
function plainName(name: string): string {
  const words = name.replaceAll(/[_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function actionText(action: string): string {
  return action.endsWith('.')
    ? wordsOr(`staff.audit.groups.${action.slice(0, -1)}`, action)
    : wordsOr(`staff.audit.actions.${action}`, action);
}

export function subjectText(subject: string): string {
  return wordsOr(`staff.audit.subjects.${subject}`, subject);
}

export function listedWordText(words: AuditWords, value: string): string {
  return wordsOr(`${wordTexts[words]}${value}`, value);
}

export function stepText({ of, name }: Step): string {
  return wordsOr(of === 'language' ? `staff.audit.languages.${name}` : `staff.audit.fields.${name}`, name);
}
