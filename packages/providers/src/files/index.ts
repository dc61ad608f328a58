export { createFiles, type FilesChoice } from './create-files.ts';
export { createLocalFiles } from './local-files.ts';
export { createBucket, type S3Access } from './s3/bucket.ts';
export type { UploadPlace } from './upload-place.ts';
