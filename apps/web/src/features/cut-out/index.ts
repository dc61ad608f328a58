export { ImagePicker } from './adding/image-picker.tsx';
export { addFiles } from './adding/image-uploads.ts';
export { UploadProblems } from './adding/upload-problems.tsx';
export { usePageFiles } from './adding/use-page-files.ts';
export { useBatch } from './batch/use-batch.ts';
export { CutOutDesk } from './cut-out-desk.tsx';
export { CutOutFaq, CutOutTutorial } from './cut-out-guide.tsx';
export { showChosen } from './show-chosen.ts';
export { useOpenedResult } from './use-opened-result.ts';
