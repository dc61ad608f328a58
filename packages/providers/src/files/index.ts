export { createFiles, type FilesChoice } from './create-files.ts';
export { createLocalFiles } from './local-files.ts';
export { pingBucket } from './ping-bucket.ts';
export type { S3Access } from './s3/bucket.ts';
export type { UploadPlace } from './upload-place.ts';
