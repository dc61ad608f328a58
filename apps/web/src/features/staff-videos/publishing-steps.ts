import type { ClipProblem, StaffClip } from '@semblante/contracts';

/**
 * What publishing needs, in the order in which staff does it, and the words in which the server says that it is not
 * there.
 */
const needs = {
  titles: ['titles_missing'],
  category: ['category_missing'],
  licence: ['licence_missing', 'licence_expired'],
  proof: ['proof_missing'],
  releases: ['releases_missing'],
  screening: ['not_screened', 'held', 'refused'],
  analysis: ['not_analysed'],
} as const satisfies Record<string, readonly ClipProblem[]>;

type StepName = keyof typeof needs;
export type PublishingStep = { name: StepName; problem: ClipProblem | undefined; isUnderWay: boolean };

/** Every need with what is wrong about it. What the machine or a reviewer is still at is under way and not wrong. */
export function publishingSteps({
  problems,
  video,
}: Pick<StaffClip, 'problems'> & { video: Pick<StaffClip['video'], 'state'> }): PublishingStep[] {
  const isWorking = ['uploading', 'checking', 'analysing'].includes(video.state);
  return (Object.keys(needs) as StepName[]).map((name) => {
    const problem = problems.find((one) => (needs[name] as readonly ClipProblem[]).includes(one));
    const isUnderWay = problem === 'held' || (isWorking && (problem === 'not_screened' || problem === 'not_analysed'));
    return { name, problem, isUnderWay };
  });
}
