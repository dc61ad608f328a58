export { chatIdentityOf, type SupportChat } from './chat-identity.ts';
export { claimCpf } from './claim-cpf.ts';
export { sendContact } from './send-contact.ts';
