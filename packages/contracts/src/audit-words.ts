import { clipBadges } from './catalog.ts';
import { languages } from './languages.ts';
import { packageTags, paymentFlags, paymentMethods, paymentStatuses, refundStates } from './payments.ts';
import { reportReasons } from './reports.ts';
import { reviewStates, screenReasons, screenVerdicts } from './review.ts';
import { accountStatuses, roleNames } from './roles.ts';
import { promotionPhases } from './staff-packages.ts';
import { bulkActions, creditOrderKinds } from './staff-users.ts';
import { clipStates, releaseKinds } from './staff-videos.ts';
import { detectionModels, faceAngles, videoErrorCodes } from './videos.ts';

/** Every list of words of which an audit entry keeps one: staff reads each of them in both languages. */
export const auditWords = {
  account_status: accountStatuses,
  bulk_action: bulkActions,
  clip_badge: clipBadges,
  clip_state: clipStates,
  credit_order_kind: creditOrderKinds,
  detection_model: detectionModels,
  face_angle: faceAngles,
  language: languages,
  package_tag: packageTags,
  payment_flag: paymentFlags,
  payment_method: paymentMethods,
  payment_status: paymentStatuses,
  promotion_phase: promotionPhases,
  refund_state: refundStates,
  release_kind: releaseKinds,
  report_reason: reportReasons,
  review_state: reviewStates,
  role: roleNames,
  screen_reason: screenReasons,
  screen_verdict: screenVerdicts,
  video_error: videoErrorCodes,
} as const;

export type AuditWords = keyof typeof auditWords;
export type AuditWord<Words extends AuditWords> = (typeof auditWords)[Words][number];
