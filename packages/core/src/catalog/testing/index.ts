export { plainWords } from '../search/plain-words.ts';
export { insertWords } from '../search/words.queries.ts';
export { putClip, type PutClip, putEditor } from './put-clip.ts';
