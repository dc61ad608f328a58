export { chatIdentityOf, type SupportChat } from './chat-identity.ts';
export { sendContact } from './send-contact.ts';
