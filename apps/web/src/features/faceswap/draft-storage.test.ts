import type { StartBody } from '@semblante/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftStorage } from './draft-storage.ts';
import { newDraft } from './swap-draft.ts';
import { intentFor } from './swap-intent.ts';

const video = '00000000-0000-4000-8000-0000000000ff';
const draft = { ...newDraft({ settings: { detection_model: 'fast', face_angle: 'auto' } }), trim: { from: 1, to: 2 } };

function memory(entries = new Map<string, string>()) {
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

afterEach(() => void vi.restoreAllMocks());

describe('what the tab keeps of a swap', () => {
  it('comes back for its own video, and for no other', () => {
    const store = memory();
    createDraftStorage(() => store).saveDraft(video, draft);
    const reloaded = createDraftStorage(() => store);
    expect(reloaded.findDraft(video)).toEqual(draft);
    expect(reloaded.findDraft('another')).toBeUndefined();
  });

  it('is gone once it is not needed any more', () => {
    const store = memory();
    const storage = createDraftStorage(() => store);
    storage.saveDraft(video, draft);
    storage.saveDraft(video, undefined);
    expect(store.entries.size).toBe(0);
  });

  it.each(['{', '{"faces":{"p1":3}}', 'null'])('starts over from %s', (written) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = memory(new Map([[`swap_draft.${video}`, written]]));
    expect(createDraftStorage(() => store).findDraft(video)).toBeUndefined();
  });

  it('does without where the browser blocks storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = createDraftStorage(() => {
      throw new Error('blocked');
    });
    expect(() => storage.saveDraft(video, draft)).not.toThrow();
    expect(storage.findDraft(video)).toBeUndefined();
  });

  it('keeps the chosen video of each account apart', () => {
    const storage = createDraftStorage(() => shared);
    const shared = memory();
    storage.saveChosenVideo('one', video);
    expect(storage.findChosenVideo('one')).toBe(video);
    expect(storage.findChosenVideo('other')).toBeUndefined();
  });
});

describe('a wish to start', () => {
  const body: StartBody = {
    kind: 'video',
    video_id: video,
    mapping: [{ person_id: 'p1', face_id: video }],
    settings: {},
  };

  it('keeps its key when pressed again, after a reload too', () => {
    const first = intentFor(undefined, body);
    const storage = createDraftStorage(() => store);
    const store = memory();
    storage.saveIntent(video, first);
    expect(intentFor(storage.findIntent(video), { ...body })).toEqual(first);
  });

  it('is another one with another face', () => {
    const first = intentFor(undefined, body);
    expect(intentFor(first, { ...body, mapping: [] }).key).not.toBe(first.key);
  });
});
