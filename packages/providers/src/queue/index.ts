export { createQueue, type JobHandlers, type Queue } from './queue.ts';
export { countUnsentMails, forgetMails } from './forget-mails.queries.ts';
