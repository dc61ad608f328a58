export type { OnFault } from './faults.ts';
