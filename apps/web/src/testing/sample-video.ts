import type { Face, Video, VideoPerson } from '@semblante/contracts';

export function samplePerson(id: string, facts: Partial<VideoPerson> = {}): VideoPerson {
  return {
    id,
    thumbnail_url: '/person.jpg',
    share: 0.5,
    seconds: 10,
    ranges: [{ from: 2, to: 12 }],
    gender: 'unknown',
    face_width: 120,
    hardest: [],
    ...facts,
  };
}

/** Checked, and its people known. */
export const sampleVideo: Video = {
  id: '0193a1b2-0000-7000-8000-00000000000f',
  state: 'ready',
  progress: null,
  error_code: null,
  file_name: 'beach.mp4',
  bytes: 1_000_000,
  bytes_received: 1_000_000,
  probe: null,
  settings: { detection_model: 'fast', face_angle: 'auto' },
  people: [samplePerson('p1', { seconds: 10 }), samplePerson('p2', { seconds: 5 })],
  poster_url: null,
  source_url: null,
  offer: null,
  review: null,
  without_doubt: null,
  created_at: '2026-11-01T12:00:00.000Z',
  deletes_at: '2026-12-01T12:00:00.000Z',
};

export function sampleFace(id: string, name: string): Face {
  return {
    id,
    name,
    state: 'usable',
    is_favourite: false,
    thumbnail_url: '/face.jpg',
    photos: [],
    consent: { kind: 'self', text_version: '1', declared_at: '2026-11-01T12:00:00.000Z' },
    created_at: '2026-11-01T12:00:00.000Z',
    last_used_at: '2026-11-01T12:00:00.000Z',
    deletes_at: '2027-11-01T12:00:00.000Z',
    review: null,
  };
}
