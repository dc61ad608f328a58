import type { CutOut } from '@semblante/contracts';
import type { Stroke } from '../brush/stroke.ts';
import { noStrokes, type StrokeHistory } from '../brush/stroke-history.ts';
import type { EditDraft } from './edit-draft.ts';
import { isSameLook, type Look, lookOf } from './look.ts';

/** One cut-out on the table. */
export interface EditState {
  look: Look;
  history: StrokeHistory;
  /** Strokes that the server's mask holds by now. */
  sent: readonly Stroke[];
  /** The alpha that was loaded had a mask in it already: the strokes come over that. */
  hadMask: boolean;
}

/** As the result is, with what was changed since and not rendered. */
export function openEdit(cutOut: CutOut, draft: EditDraft | undefined): EditState {
  return {
    look: draft?.look ?? lookOf(cutOut),
    history: draft === undefined ? noStrokes : { done: draft.strokes, undone: [] },
    sent: [],
    hadMask: cutOut.render?.has_mask === true,
  };
}

function startsWith(strokes: readonly Stroke[], first: readonly Stroke[]): boolean {
  return first.every((stroke, place) => stroke === strokes[place]);
}

/** What the mask of the next render must be: as it is, none any more, or a new one. */
export function maskChange({ history: { done }, sent, hadMask }: EditState): 'keep' | 'none' | 'new' {
  if (done.length === sent.length && startsWith(done, sent)) return 'keep';
  return done.length === 0 && !hadMask ? 'none' : 'new';
}

export function needsRender(state: EditState, cutOut: CutOut): boolean {
  return maskChange(state) !== 'keep' || !isSameLook(state.look, lookOf(cutOut));
}

/**
 * What must outlive a reload. A reload begins with the server's mask: strokes that it holds need not be kept, and where
 * some of them were undone since, nothing can be.
 */
export function draftOf(state: EditState, cutOut: CutOut): EditDraft | undefined {
  if (!needsRender(state, cutOut)) return undefined;
  const {
    history: { done },
    sent,
    look,
  } = state;
  return { look, strokes: startsWith(done, sent) ? done.slice(sent.length) : [] };
}

export function afterRender(state: EditState, rendered: Pick<EditState, 'history'>): EditState {
  return { ...state, sent: rendered.history.done };
}
