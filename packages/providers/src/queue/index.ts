export { createQueue, type EndedJob, type JobHandlers, type Queue } from './queue.ts';
export { resealJobs } from './reseal-jobs.queries.ts';
export { countUnsentMails, forgetMails } from './forget-mails.queries.ts';
