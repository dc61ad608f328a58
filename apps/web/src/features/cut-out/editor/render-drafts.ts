import type { CutOutProcessing } from './use-edit.ts';
import { findEditDraft, saveEditDraft } from './edit-draft.ts';
import { findLookProblem, lookOf } from './look.ts';
import { findOpenEdit } from './open-edit.ts';
import { fetchAlpha, maskText, renderResult } from './render-result.ts';

/** Whatever was changed and not rendered yet becomes the result, so that a ZIP holds what the page shows. */
export async function renderDrafts(
  processings: readonly CutOutProcessing[],
  onStep: (done: number) => void,
): Promise<void> {
  for (const [place, processing] of processings.entries()) {
    onStep(place);
    const open = findOpenEdit(processing.id);
    if (open === undefined) await renderDraft(processing);
    else await open.render();
  }
}

async function renderDraft({ id, cut_out: cutOut }: CutOutProcessing): Promise<void> {
  const draft = findEditDraft(id);
  if (draft === undefined) return;
  const isPossible = findLookProblem(draft.look) === undefined;
  const mask =
    draft.strokes.length === 0 ? undefined : await maskText(await fetchAlpha(cutOut.alpha_url), draft.strokes);
  await renderResult(id, isPossible ? draft.look : lookOf(cutOut), mask);
  // A look that cannot be written yet stays a draft.
  saveEditDraft(id, isPossible ? undefined : { look: draft.look, strokes: [] });
}
