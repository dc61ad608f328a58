export { createMailer, type Mailer } from './mailer.ts';
export { findInOutbox, type ListedMail, listOutbox } from './outbox.ts';
export { createQueueMail, openMail } from './queue-mail.ts';
