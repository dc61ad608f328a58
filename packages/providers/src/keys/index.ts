export { createLocalKeys } from './local-keys.ts';
export { type KeyPlace, type KeysChoice, openKeys } from './open-keys.ts';
