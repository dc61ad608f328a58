export { createLocalFiles } from './local-files.ts';
