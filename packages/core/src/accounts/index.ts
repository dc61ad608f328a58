export { showCurrentUser } from './account.ts';
export type { AccountDeps, Caller, Origin, StaffRules } from './account-deps.ts';
export { countAttempt, requireAttempt, requireNotOver, type SharedCount, shareCounts } from './attempts/attempts.ts';
export { networkOf } from './attempts/network-of.ts';
export { createStaff, staffRoles } from './create-staff.ts';
export {
  askEmailChange,
  cancelEmailChange,
  emailChangeValidHours,
  showEmailChange,
} from './email-change/ask-email-change.ts';
export { confirmEmailChange } from './email-change/confirm-email-change.ts';
export { issueCaptcha } from './captcha/issue-captcha.ts';
export { resealAccounts } from './reseal-accounts.ts';
export { requireCaptcha } from './captcha/require-captcha.ts';
export { lockPerson } from './lock-person.queries.ts';
export { logIn } from './log-in.ts';
export { beginOpenid } from './openid/begin-openid.ts';
export { finishOpenid } from './openid/finish-openid.ts';
export type { OpenidChecks, OpenidDeps, OpenidPerson, OpenidProvider } from './openid/openid-provider.ts';
export { registerOpenid } from './openid/register-openid.ts';
export { recoverPassword } from './password/recover-password.ts';
export { deletePasswordResets as voidRecoveryLinks } from './password/password-resets.queries.ts';
export { resetPassword } from './password/reset-password.ts';
export { accountData, erasedDomain } from './personal-data.queries.ts';
export { purgeExpired } from './purge-expired.ts';
export { isInvitationKnown, register } from './register.ts';
export { requireOwner } from './require-owner.ts';
export { beginSecondFactor } from './second-factor/begin-second-factor.ts';
export { confirmAgain, requireConfirmed } from './second-factor/confirm-again.ts';
export { confirmEnrolment } from './second-factor/confirm-enrolment.ts';
export { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
export { disableSecondFactor } from './second-factor/disable-second-factor.ts';
export { requireSecondFactor } from './second-factor/second-factor-due.ts';
export { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
export { type DemoAccount, demoPassword, seedDemoAccounts } from './seed-demo-accounts.ts';
export { endEverySession, endOtherSessions, endSession, logOut } from './session/end-sessions.ts';
export { findSession, type SessionUser } from './session/find-session.ts';
export { listSessions } from './session/list-sessions.ts';
export type { OpenedSession } from './session/open-session.ts';
export { updateUser } from './update-user.ts';
export { confirmEmailCode, showWelcome } from './email-code/confirm-email-code.ts';
export type { WelcomeDeps } from './email-code/give-welcome.ts';
export { sendEmailCode } from './email-code/send-email-code.ts';
