import { AnalysisSettings, type ClipDetail, type Face } from '@semblante/contracts';
import { useMemo, useState } from 'react';
import {
  chooseFace,
  draftStorage,
  eligiblePeople,
  mappingOf,
  type SwapDraft,
  useSwapDraft,
} from '../../faceswap/index.ts';
import { useFaceInUse } from '../face-in-use.ts';

/** Clips are looked at once, when they are added, and always with these. */
const settings = AnalysisSettings.parse({});
const noFaces: Face[] = [];

/** Who gets which face in a scene. Until somebody chooses, the face in use goes to whoever is longest on screen. */
export function useClipDraft(clip: ClipDetail, faces: readonly Face[] | undefined) {
  const source = useMemo(() => ({ id: clip.id, people: clip.people, settings, probe: null }), [clip.id, clip.people]);
  const { draft: kept, change } = useSwapDraft(source, faces);
  const [isChosen, setIsChosen] = useState(() => draftStorage.findDraft(clip.id) !== undefined);
  const face = useFaceInUse(faces ?? noFaces);
  const [main] = eligiblePeople(clip.people, kept);
  const draft = isChosen || face === undefined || main === undefined ? kept : chooseFace(kept, main.id, face.id);

  function choose(next: SwapDraft) {
    setIsChosen(true);
    change(next);
  }
  return { draft, choose, mapping: mappingOf(draft, clip.people) };
}
