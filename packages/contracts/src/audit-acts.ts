import { type AuditFields, labelled, plain, record, records, type Told, word, words } from './audit-readings.ts';
import { blockSubjects } from './blocks.ts';
import type { SalesFilter } from './payments.ts';
import { erasedKinds } from './privacy.ts';
import { reviewSubjects, screenScores } from './review.ts';
import type { AuditFilter } from './staff-audit.ts';
import type { StaffPackage, StaffPromotion } from './staff-packages.ts';
import type { AnalysisSettings } from './videos.ts';

/** What a line of the audit says already: which thing, and when. */
export const auditBookkeeping = ['id', 'version', 'updated_at'] as const;
type Shown<Thing> = Record<Exclude<keyof Thing, (typeof auditBookkeeping)[number]>, AuditFields[string]>;

const allOf = <const Name extends string, Reading>(names: readonly Name[], reading: Reading) =>
  Object.fromEntries(names.map((name) => [name, reading])) as Record<Name, Reading>;

const number = plain('number');
const nothing = {};
const creditOrder = { order: plain('id'), kind: word('credit_order_kind'), credits: number };
const refund = {
  status: word('payment_status'),
  refund: word('refund_state'),
  credits: number,
  amount_cents: plain('money'),
  protocol: plain('text'),
};
const providerEvent = { event: plain('id'), kind: plain('text'), gateway: plain('text') };
const priced = {
  credits: number,
  price_cents: plain('money'),
  tags: words('package_tag'),
  position: number,
  is_active: labelled('for_sale', plain('yes_no')),
} satisfies Shown<StaffPackage>;
const promotion = {
  title: plain('both_languages'),
  text: plain('both_languages'),
  percent_off: plain('percent'),
  starts_at: plain('moment'),
  ends_at: plain('moment'),
  first_purchase_only: plain('yes_no'),
  package_ids: plain('ids'),
  is_active: plain('yes_no'),
  phase: word('promotion_phase'),
} satisfies Shown<StaffPromotion>;
const licence = record({
  holder: plain('text'),
  territory: plain('text'),
  until: labelled('licence_until', plain('day')),
  people: records({ name: plain('text'), release: word('release_kind') }),
});
const clip = {
  title: plain('both_languages'),
  description: plain('both_languages'),
  categories: plain('ids'),
  tags: labelled('search_tags', plain('texts')),
  staff_badges: words('clip_badge'),
  price_credits: number,
  licence,
};
const clipState = { state: word('clip_state') };
const analysis = { detection_model: word('detection_model'), face_angle: word('face_angle') } satisfies Record<
  keyof AnalysisSettings,
  AuditFields[string]
>;
const block = { blocked: plain('yes_no'), proposed: plain('yes_no'), block: plain('id') };
const screened = {
  case: plain('id'),
  reason: word('screen_reason'),
  moments: plain('seconds'),
  scores: record(allOf(screenScores, plain('share'))),
};
const decided = { state: word('review_state') };
const period = { from: plain('day'), to: plain('day') };
const auditExport = {
  actor: plain('id'),
  action: plain('action'),
  subject: plain('subject'),
  subject_id: plain('id'),
  ...period,
} satisfies Record<keyof AuditFilter, AuditFields[string]>;
const salesExport = {
  status: word('payment_status'),
  method: word('payment_method'),
  refund: word('refund_state'),
  flagged: plain('yes_no'),
  has_query: plain('yes_no'),
  ...period,
} satisfies Record<Exclude<keyof SalesFilter, 'query'> | 'has_query', AuditFields[string]>;

/**
 * Every act that is written down, with what its entry tells before and after. An entry of another action or another
 * field does not compile, and a test asks words in both languages for each name and each word here: what staff reads is
 * never a stored word.
 */
export const auditActs = {
  'account.erased': { protocol: plain('text'), ...allOf(erasedKinds, number) },
  'audit.exported': auditExport,
  'block.lift_proposed': block,
  'block.lift_rejected': block,
  'block.lifted': block,
  'block.placed': block,
  'clip.added': { title: plain('both_languages'), file: plain('text'), bytes: plain('bytes'), demo: plain('yes_no') },
  'clip.analysed_again': analysis,
  'clip.licence_expired': { ...clipState, licence_until: plain('day') },
  'clip.moved': { position: number, after: labelled('moved_after', plain('id')) },
  'clip.proof_kept': { proof: plain('text') },
  'clip.published': clipState,
  'clip.removed': { title: plain('both_languages'), proof: plain('text') },
  'clip.updated': clip,
  'clip.withdrawn': clipState,
  'credits.gifted': creditOrder,
  'credits.order_denied': creditOrder,
  'credits.ordered': creditOrder,
  'credits.taken': creditOrder,
  'packages.created': priced,
  'packages.edited': priced,
  'packages.ordered': { ids: labelled('package_order', plain('ids')) },
  'promotions.created': promotion,
  'promotions.edited': promotion,
  'report.received': { case: plain('id'), reason: word('report_reason') },
  'review.cleared': decided,
  'review.refused': decided,
  'review.withdrawn': decided,
  'screen.held': screened,
  'screen.refused': screened,
  'screen.render_refused': { ...screened, verdict: word('screen_verdict') },
  'sells.event_put_away': providerEvent,
  'sells.event_retried': providerEvent,
  'sells.exported': salesExport,
  'sells.flag_cleared': { flag: word('payment_flag') },
  'sells.reconciled': { status: word('payment_status') },
  'sells.refund_approved': refund,
  'sells.refund_denied': refund,
  'sells.refund_paid_by_hand': refund,
  'sells.refund_started': { credits: number, amount_cents: plain('money') },
  'user.cpf_released': { cpf: plain('text') },
  'user.created': { role: word('role') },
  'user.edited': { name: plain('text'), email: plain('text'), phone: plain('phone'), language: word('language') },
  'user.role': { role: word('role') },
  'user.sessions_ended': nothing,
  'user.status': { status: word('account_status') },
  'user.verification_declined': nothing,
  'user.verified': { is_irrestrict: plain('yes_no') },
  'users.bulk': {
    action: labelled('bulk_action', word('bulk_action')),
    ...allOf(['total', 'changed', 'unchanged', 'awaiting', 'refused'], number),
  },
  'video.failed': { code: word('video_error') },
} as const satisfies Record<string, AuditFields>;

export type AuditAction = keyof typeof auditActs;
export type AuditTold<Action extends AuditAction> = Action extends AuditAction
  ? Told<(typeof auditActs)[Action]>
  : never;

/** What an entry can be about. */
export const auditSubjects = [
  'user',
  'payment',
  'package',
  'promotion',
  'bulk',
  'audit',
  'sells',
  ...reviewSubjects,
  ...blockSubjects,
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
