import type { Screening } from '@semblante/core/review';
import type { TaskResults } from '@semblante/engine';

type ScreenVerdict = TaskResults['screenImage'];

/** The engine's verdict in the words of the product. */
export function screeningFrom(verdict: ScreenVerdict): Screening {
  if (verdict.verdict === 'pass') return { verdict: 'pass' };
  const { sexual, sexy, secondSexual } = verdict.seen.scores;
  const scores = { sexual, sexy, ...(secondSexual !== undefined && { second_sexual: secondSexual }) };
  if (verdict.verdict === 'refuse')
    return { verdict: 'refuse', reason: 'sexual_content', moments: secondsOf(verdict.moments), scores };
  const reason = verdict.code === 'content.perhaps_minor' ? 'apparent_minor' : 'sexual_content';
  return {
    verdict: 'review',
    reason,
    moments: secondsOf(verdict.reasons.flatMap(({ moments }): { seconds: number }[] => moments)),
    scores,
  };
}

/** A picture has no moments. */
export function screeningOfImage(verdict: ScreenVerdict): Screening {
  const screening = screeningFrom(verdict);
  return screening.verdict === 'pass' ? screening : { ...screening, moments: [] };
}

function secondsOf(moments: readonly { seconds: number }[]): number[] {
  return [...new Set(moments.map(({ seconds }) => Math.round(seconds * 100) / 100))].sort((a, b) => a - b);
}
