import type { ClipProblem, ClipState } from '@semblante/contracts';
import type { WholeClip } from '../clip.queries.ts';

export function stateOf({ clip, video }: WholeClip): ClipState {
  if (clip.state !== 'draft') return clip.state;
  if (video.state === 'held') return 'held';
  return video.state === 'uploading' || video.state === 'checking' || video.state === 'analysing'
    ? 'screening'
    : 'draft';
}

/**
 * What stands between a clip and the catalogue, the record first: that is what staff can do something about at once.
 */
export function problemsOf(
  { clip, video }: WholeClip,
  { categories, today }: { categories: number; today: string },
): ClipProblem[] {
  const problems: ClipProblem[] = [];
  if (!clip.title.pt_BR || !clip.title.en) problems.push('titles_missing');
  if (categories === 0) problems.push('category_missing');
  if (!clip.licenceHolder || !clip.licenceTerritory || !clip.licenceUntil) problems.push('licence_missing');
  else if (clip.licenceUntil < today) problems.push('licence_expired');
  if (!clip.proofKey) problems.push('proof_missing');
  if (clip.licencePeople.length === 0) problems.push('releases_missing');
  const ofVideo = problemOfVideo(video);
  return ofVideo ? [...problems, ofVideo] : problems;
}

function problemOfVideo({ state, errorCode, people }: WholeClip['video']): ClipProblem | undefined {
  switch (state) {
    case 'uploading':
    case 'checking':
      return 'not_screened';
    case 'held':
      return 'held';
    case 'refused':
      return 'refused';
    case 'analysing':
      return 'not_analysed';
    case 'error':
      return errorCode === 'no_face' ? 'not_analysed' : 'not_screened';
    case 'ready':
      return people.length > 0 ? undefined : 'not_analysed';
    default:
      return state satisfies never;
  }
}
