import { useMediaQuery } from './use-media-query.ts';

/** A finger and no mouse: there is nothing to drop, only something to tap. */
export function useCoarsePointer(): boolean {
  return useMediaQuery('(hover: none) and (pointer: coarse)');
}
