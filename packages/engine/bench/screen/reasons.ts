import type { ScreenVerdict } from '@semblante/vision/screen';

/** Why a verdict does not let something pass; none where it does. */
export function reasonsOf(verdict: ScreenVerdict): string[] {
  switch (verdict.verdict) {
    case 'pass':
      return [];
    case 'review':
      return verdict.reasons.map(({ code }) => code);
    case 'refuse':
      return [verdict.code];
    default:
      return verdict satisfies never;
  }
}
