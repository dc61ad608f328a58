import type { S3Access } from './s3/bucket.ts';

/** Is it there, and may we? Throws what the server said. */
export async function pingBucket(access: S3Access, bucket: string): Promise<void> {
  const { createBucket } = await import('./s3/bucket.ts');
  await createBucket(access, bucket).ping();
}
