export { createLocalKeys } from './local-keys.ts';
