import type { CutOut, Processing } from '@semblante/contracts';
import { useEffect, useRef, useState } from 'react';
import type { Stroke } from '../brush/stroke.ts';
import { addStroke, redo, undo } from '../brush/stroke-history.ts';
import { findEditDraft, saveEditDraft } from './edit-draft.ts';
import { afterRender, draftOf, type EditState, maskChange, needsRender, openEdit } from './edit-state.ts';
import { findLookProblem, type Look } from './look.ts';
import { setOpenEdit } from './open-edit.ts';
import { fetchAlpha, maskText, renderResult } from './render-result.ts';

export type CutOutProcessing = Processing & { cut_out: CutOut };

/** The changes of one cut-out. Every one is written down at once: a reload or a detour loses none. */
export function useEdit(processing: CutOutProcessing) {
  const { id, cut_out: cutOut } = processing;
  const [state, setState] = useState(() => openEdit(cutOut, findEditDraft(id)));
  // The strokes come over the alpha that was loaded, and each render changes the server's.
  const alpha = useRef<Promise<Uint8Array<ArrayBuffer>>>(undefined);

  function change(next: EditState): void {
    setState(next);
    saveEditDraft(id, draftOf(next, cutOut));
  }

  async function makeMaskText(): Promise<string> {
    alpha.current ??= fetchAlpha(cutOut.alpha_url);
    try {
      return await maskText(await alpha.current, state.history.done);
    } catch (error) {
      alpha.current = undefined;
      throw error;
    }
  }

  /** The result as it is shown here, ready to be downloaded. */
  async function render(): Promise<Processing> {
    if (!needsRender(state, cutOut)) return processing;
    const masks = { keep: () => undefined, none: () => null, new: makeMaskText };
    const rendered = await renderResult(id, state.look, await masks[maskChange(state)]());
    setState((now) => afterRender(now, state));
    saveEditDraft(id, undefined);
    return rendered;
  }

  useEffect(() => setOpenEdit({ id, render: async () => findLookProblem(state.look) ?? (await render()) }));

  return {
    look: state.look,
    strokes: state.history.done,
    canUndo: state.history.done.length > 0,
    canRedo: state.history.undone.length > 0,
    setLook: (look: Look) => change({ ...state, look }),
    addStroke: (stroke: Stroke) => change({ ...state, history: addStroke(state.history, stroke) }),
    undo: () => change({ ...state, history: undo(state.history) }),
    redo: () => change({ ...state, history: redo(state.history) }),
    render,
  };
}

export type Editing = ReturnType<typeof useEdit>;
