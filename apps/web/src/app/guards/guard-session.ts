import type { CurrentUser } from '@semblante/contracts';

/** What the guards need of the session; the page gives the real one, a test its own. */
export interface GuardSession {
  /** Confirmed by the server since this page was opened. */
  findLoaded: () => CurrentUser | undefined;
  /** Anything the browser remembers of an earlier visit. */
  hasStored: () => boolean;
  /** Asks the server who this is and remembers the answer. */
  check: () => Promise<CurrentUser>;
  /** Ends the session on the server. */
  end: () => Promise<void>;
  /** Clears the stored user, notifications and realtime flags. */
  forget: () => void;
  /** The same, and says that the session expired; only the first of several says it. */
  lose: () => void;
}
