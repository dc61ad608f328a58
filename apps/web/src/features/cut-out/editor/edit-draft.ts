import * as z from 'zod';
import { createTabStorage } from '../../../lib/tab-storage.ts';
import { Stroke } from '../brush/stroke.ts';
import { Look } from './look.ts';

/** What was changed and not rendered yet. Strokes are those that the server's mask does not hold. */
const EditDraft = z.object({ look: Look, strokes: z.array(Stroke) });
export type EditDraft = z.infer<typeof EditDraft>;

const storage = createTabStorage(() => sessionStorage);
const draftKey = (processingId: string) => `cut_out_draft.${processingId}`;

export function findEditDraft(processingId: string): EditDraft | undefined {
  return storage.find(draftKey(processingId), EditDraft);
}

export function saveEditDraft(processingId: string, draft: EditDraft | undefined): void {
  storage.save(draftKey(processingId), draft);
}
