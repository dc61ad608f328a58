import type { ErrorCode } from '@semblante/contracts';
import { i18n } from './i18n.ts';

/**
 * Which answer of the help page says what to do next: `<group>.<question>` of help.json. Errors that say it themselves
 * are not here.
 */
const topics: Partial<Record<ErrorCode, string>> = {
  'credits.insufficient': 'g01_credits.q01',
  'payments.expired': 'g02_payments.q03',
  'payments.gateway_unavailable': 'g02_payments.q02',
  'payments.gateway_refused': 'g02_payments.q01',
  'payments.not_refundable': 'g02_payments.q06',
  'payments.refund_window_over': 'g02_payments.q05',
  'payments.nothing_to_refund': 'g02_payments.q06',
  'payments.refund_already_asked': 'g02_payments.q05',
  'billing.required': 'g02_payments.q04',
  'billing.cpf_invalid': 'g02_payments.q04',
  'billing.cpf_taken': 'g02_payments.q04',
  'billing.phone_invalid': 'g02_payments.q04',
  'videos.file_type': 'g03_faceswap.q01',
  'videos.too_large': 'g03_faceswap.q01',
  'videos.not_ready': 'g03_faceswap.q04',
  'videos.preview_failed': 'g03_faceswap.q03',
  'processings.expired': 'g08_privacy.q01',
  'processings.consent_missing': 'g04_faces.q02',
  'faces.file_type': 'g04_faces.q01',
  'faces.too_large': 'g04_faces.q01',
  'faces.too_many_pixels': 'g04_faces.q01',
  'faces.unreadable': 'g04_faces.q01',
  'faces.no_face': 'g04_faces.q01',
  'faces.several_faces': 'g04_faces.q01',
  'faces.not_a_clear_face': 'g04_faces.q01',
  'faces.face_too_small': 'g04_faces.q01',
  'faces.face_turned': 'g04_faces.q01',
  'faces.too_dark': 'g04_faces.q01',
  'faces.too_bright': 'g04_faces.q01',
  'faces.blurred': 'g04_faces.q01',
  'faces.covered': 'g04_faces.q01',
  'faces.refused': 'g09_reports.q03',
  'faces.not_usable': 'g04_faces.q03',
  'faces.in_use': 'g04_faces.q04',
  'faces.another_person': 'g04_faces.q02',
  'catalog.restricted': 'g06_catalog.q01',
  'catalog.price_changed': 'g06_catalog.q02',
  'accounts.wrong_credentials': 'g07_account.q01',
  'accounts.wrong_current_password': 'g07_account.q01',
  'accounts.reset_invalid': 'g07_account.q01',
  'accounts.too_many_attempts': 'g07_account.q01',
  'accounts.second_factor_wrong': 'g07_account.q02',
  'accounts.second_factor_required': 'g07_account.q02',
  'accounts.status_suspended': 'g07_account.q03',
};

export function findHelpTopic(code: string | undefined): string | undefined {
  return code === undefined ? undefined : (topics as Partial<Record<string, string>>)[code];
}

/** For the toast of an error. */
export function linkToHelp(code: string | undefined): { label: string; href: string } | undefined {
  const topic = findHelpTopic(code);
  return topic === undefined ? undefined : { label: i18n.t('shell.failure.help'), href: `/help?answer=${topic}` };
}

/** For the test that holds them against the texts. */
export const helpTopics: readonly string[] = [...new Set(Object.values(topics))];
