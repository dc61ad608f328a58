import * as z from 'zod';
import { Stroke } from './stroke.ts';

/** What stands on the picture, and what was taken back and can come again. */
export const StrokeHistory = z.object({ done: z.array(Stroke), undone: z.array(Stroke) });
export type StrokeHistory = z.infer<typeof StrokeHistory>;

export const noStrokes: StrokeHistory = { done: [], undone: [] };

/** A new stroke ends the way forward: what was undone before it belongs to another picture. */
export function addStroke({ done }: StrokeHistory, stroke: Stroke): StrokeHistory {
  return { done: [...done, stroke], undone: [] };
}

export function undo(history: StrokeHistory): StrokeHistory {
  const last = history.done.at(-1);
  return last === undefined ? history : { done: history.done.slice(0, -1), undone: [...history.undone, last] };
}

export function redo(history: StrokeHistory): StrokeHistory {
  const next = history.undone.at(-1);
  return next === undefined ? history : { done: [...history.done, next], undone: history.undone.slice(0, -1) };
}
