import type { Face, Image } from '@semblante/contracts';
import { useState } from 'react';
import * as z from 'zod';
import { createTabStorage } from '../../lib/tab-storage.ts';
import { draftStorage, findOnlyPair } from '../faceswap/index.ts';

/** Person to face. Kept in the tab, so nothing of it is lost on the way to buy credits. */
const PhotoDraft = z.record(z.string(), z.uuid());
export type PhotoDraft = z.infer<typeof PhotoDraft>;
type People = NonNullable<Image['people']>;
type PhotoMapping = { person_id: string; face_id: string }[];

const { find, save } = createTabStorage(() => sessionStorage);
const keyOf = (imageId: string) => `swap_photo_draft.${imageId}`;
export const forgetPhotoDraft = (imageId: string) => save(keyOf(imageId), undefined);

export function mappingOfPhoto(draft: PhotoDraft, people: People): PhotoMapping {
  return people.flatMap(({ id }) => {
    const face_id = draft[id];
    return face_id === undefined ? [] : [{ person_id: id, face_id }];
  });
}

/** What can still be kept of a choice: faces that are gone, and people who are not in the photo, are not in it. */
function fitPhotoDraft(draft: PhotoDraft, people: People, faces: readonly Face[] | undefined): PhotoDraft {
  const known = new Set(people.map(({ id }) => id));
  const isUsable = (faceId: string) =>
    faces === undefined || faces.some(({ id, state }) => id === faceId && state === 'usable');
  return Object.fromEntries(Object.entries(draft).filter(([person, face]) => known.has(person) && isUsable(face)));
}

/** The choices for one photo. One person and one face need no choosing. */
export function usePhotoDraft({ id, people }: { id: string; people: People }, faces: readonly Face[] | undefined) {
  const [stored, setStored] = useState((): { draft: PhotoDraft; isOwnChoice: boolean } => {
    const kept = find(keyOf(id), PhotoDraft);
    const carried = draftStorage.findCarried()?.face;
    const [main] = people;
    const offered = main !== undefined && carried !== undefined ? { [main.id]: carried } : {};
    return { draft: kept ?? offered, isOwnChoice: kept !== undefined };
  });
  const draft = fitPhotoDraft(stored.draft, people, faces);
  const pair = stored.isOwnChoice || faces === undefined ? undefined : findOnlyPair(people, faces);
  const isChosen = Object.keys(draft).length > 0;
  const shown = pair !== undefined && !isChosen ? { [pair.personId]: pair.faceId } : draft;

  function choose(personId: string, faceId: string | undefined): void {
    const { [personId]: _before, ...others } = shown;
    const next = faceId === undefined ? others : { ...others, [personId]: faceId };
    setStored({ draft: next, isOwnChoice: true });
    save(keyOf(id), next);
  }
  return { draft: shown, choose };
}
