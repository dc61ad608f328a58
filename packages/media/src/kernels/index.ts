export { byKind, nowhere, partAt, past, type Address, type Parts } from './address.ts';
export { Heap } from './heap.ts';
