export { useWork } from './work-calls.ts';
export { WorkTable } from './work-table.tsx';
