import { cutOutFacts } from './cut-out.ts';
import { enhanceFacts } from './enhance.ts';
import { swapClipFacts } from './swap-clip.ts';
import { swapPhotoFacts } from './swap-photo.ts';
import { swapVideoFacts } from './swap-video.ts';
import type { ToolFacts } from './tool-facts.ts';

/**
 * One for each tool; every list of tools is a record of these, so that a new one does not compile until all of them
 * know it.
 */
export const processingKinds = ['video', 'catalog', 'image', 'photo', 'enhance'] as const;
export type ProcessingKind = (typeof processingKinds)[number];

export const toolFacts = {
  video: swapVideoFacts,
  catalog: swapClipFacts,
  image: cutOutFacts,
  photo: swapPhotoFacts,
  enhance: enhanceFacts,
} as const satisfies Record<ProcessingKind, ToolFacts>;

export function kindsShownAs(medium: ToolFacts['shownAs']): ProcessingKind[] {
  return processingKinds.filter((kind) => toolFacts[kind].shownAs === medium);
}
