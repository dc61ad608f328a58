declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** As far as we use it: the package brings no types. */
  export default class S3rver {
    constructor(options: {
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
    store: { existsObject(bucket: string, key: string): Promise<boolean> };
  }
}
