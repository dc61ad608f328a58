export { example } from './example-files.ts';
export { MovingExample } from './moving-example.tsx';
