import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';
import { momentText } from '../../lib/moment-text.ts';

export function agoText(at: string): string {
  return momentText({ at: new Date(at), now: new Date(), languageTag: tagOfLanguage(currentLanguage()) });
}
