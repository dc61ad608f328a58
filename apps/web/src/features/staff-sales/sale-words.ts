import { paymentFlags } from '@semblante/contracts';
import { i18n } from '../../lib/i18n.ts';

/** Why staff should look at a payment; a flag of before, which has no words any more, by its own name. */
export function flagText(flag: string): string {
  const known = paymentFlags.find((name) => name === flag);
  return known === undefined ? flag.replaceAll('_', ' ') : i18n.t(`sales.flag.flags.${known}`);
}

// Each provider names its events in its own way, and may add some: what they are about is in the name.
const topics = [
  ['refund', /refund/],
  ['dispute', /dispute|charged_?back/],
  ['expired', /expired/],
  ['rejected', /failed|rejected/],
  ['paid', /paid|succeeded|completed/],
] as const;

export function eventTopic(kind: string | null): (typeof topics)[number][0] | 'other' {
  return topics.find(([, about]) => kind !== null && about.test(kind))?.[0] ?? 'other';
}
