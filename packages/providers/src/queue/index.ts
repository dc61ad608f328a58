export { createQueue, type EndedJob, type JobHandlers, type Queue } from './queue.ts';
export { listWaitingJobs, type WaitingJobs } from './waiting-jobs.queries.ts';
export { resealJobs } from './reseal-jobs.queries.ts';
export { countUnsentMails, forgetMails } from './forget-mails.queries.ts';
