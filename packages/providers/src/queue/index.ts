export { createQueue, type JobHandlers, type Queue } from './queue.ts';
