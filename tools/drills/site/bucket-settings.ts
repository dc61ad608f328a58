import type { openS3Peer } from '../../../packages/providers/src/files/testing/s3-peer.ts';

/** What the environment of a deployment says whose files and keys lie in two buckets of this server. */
export const bucketSettings = ({ access }: Pick<Awaited<ReturnType<typeof openS3Peer>>, 'access'>) => ({
  FILES: 's3',
  S3_ENDPOINT: access.endpoint ?? '',
  S3_BUCKET: 'files',
  S3_KEYS_BUCKET: 'keys',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER-S3RVER',
});
