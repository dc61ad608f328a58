/**
 * The one catalogue of error codes, each with its HTTP status. The text of each, in both languages, is
 * `errors.<code>` of the locale files; the compiler refuses a code without one.
 * 401 and 403 log the page out (SPEC 11), so nothing else may use them.
 */
export const errorStatus = {
  'request.malformed': 400,
  'request.invalid': 422,
  'request.too_large': 413,
  'request.unsupported_media': 415,
  'request.not_found': 404,
  'request.too_many': 429,
  'request.forgery': 419,
  'service.unavailable': 503,
  'service.unexpected': 500,
  'accounts.session_required': 401,
  'accounts.forbidden': 403,
  'accounts.wrong_credentials': 422,
  'accounts.staff_only': 422,
  'accounts.users_only': 422,
  'accounts.status_none': 422,
  'accounts.status_inactive': 422,
  'accounts.status_suspended': 422,
  'accounts.status_archived': 422,
  'accounts.without_role': 422,
  'accounts.email_taken': 422,
  'accounts.captcha_wrong': 422,
  'accounts.proof_required': 422,
  'accounts.reset_invalid': 422,
  'accounts.wrong_current_password': 422,
  'accounts.second_factor_wrong': 422,
  'accounts.second_factor_expired': 422,
  'accounts.second_factor_already_on': 409,
  'accounts.second_factor_not_started': 409,
  'accounts.second_factor_off': 409,
  'accounts.session_not_found': 404,
  'accounts.too_many_attempts': 429,
  'credits.insufficient': 402,
  'credits.hold_not_found': 404,
  'credits.hold_settled': 409,
  'credits.payment_not_granted': 409,
  'request.idempotency_mismatch': 409,
  'billing.cpf_invalid': 422,
  'billing.phone_invalid': 422,
  'billing.cpf_taken': 422,
  'billing.required': 422,
  'payments.package_unavailable': 409,
  'payments.method_unavailable': 422,
  'payments.price_changed': 409,
  'payments.too_many_pending': 429,
  'payments.not_found': 404,
  'payments.not_pending': 409,
  'payments.expired': 409,
  'payments.gateway_unavailable': 503,
  'payments.gateway_refused': 422,
  'payments.webhook_refused': 400,
  'payments.not_refundable': 409,
  'payments.refund_window_over': 409,
  'payments.refund_already_asked': 409,
  'payments.nothing_to_refund': 409,
  'payments.refund_not_open': 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
