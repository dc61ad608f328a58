export { createMailer, type Mailer } from './mailer.ts';
export { findInOutbox, forgetInOutbox, type ListedMail, listOutbox } from './outbox.ts';
export { createQueueMail, markOfAddress, openMail, resealMail } from './queue-mail.ts';
