import type { WelcomeDeps } from '../email-code/give-welcome.ts';

/** One round trip's own secrets: an answer to another round, or of another browser, fits none of them. */
export interface OpenidChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who the provider says came back. */
export interface OpenidPerson {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
}

/** Somebody else's login. Both throw `accounts.openid_unavailable` while it does not answer. */
export interface OpenidProvider {
  addressFor(checks: OpenidChecks): Promise<string>;
  /**
   * Throws `accounts.openid_denied` when the person said no there, and `accounts.openid_failed` for an answer that does
   * not fit.
   */
  identify(query: string, checks: OpenidChecks): Promise<OpenidPerson>;
}

export interface OpenidDeps extends WelcomeDeps {
  /** Undefined: nobody enters this way, and no call of it exists. */
  openid: OpenidProvider | undefined;
}
