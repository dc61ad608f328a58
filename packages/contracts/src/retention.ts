/**
 * Periods that no deployment chooses. The privacy page states them with the configured ones, and the code keeps them:
 * both read them here.
 */
export const fixedRetention = {
  /** However much it is used, a session ends after this; unused, sooner. */
  sessions_days: 30,
  sessions_idle_days: 14,
  /** What an account was told live, to be told again after a cut. */
  events_days: 7,
  /** The list of what happened. */
  news_days: 90,
  /** What payment providers sent, in their words. */
  provider_messages_days: 30,
  previews_hours: 1,
  /** A copy that somebody reported: looked at, then deleted, at the latest after this. */
  report_copies_hours: 24,
  /** A refund that is not over keeps a deletion waiting no longer than this. */
  refund_wait_days: 15,
} as const;
