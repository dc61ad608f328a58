import { ChatIdentityAnswer, ClaimCpfBody, ContactAnswer, ContactBody } from '@semblante/contracts';
import type { AccountDeps } from '@semblante/core/accounts';
import { chatIdentityOf, claimCpf, sendContact, type SupportChat } from '@semblante/core/support';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from '../accounts/answers.ts';
import { callerOf, getMe } from '../accounts/caller.ts';

export interface SupportRoutesOptions {
  deps: AccountDeps;
  supportEmail: string;
  publicUrl: string;
  chat: SupportChat | undefined;
}

export const supportRoutes: FastifyPluginAsyncZod<SupportRoutesOptions> = async (
  app,
  { deps, supportEmail, publicUrl, chat },
) => {
  const identity = {
    tags: ['support'],
    summary: 'Who the caller is at the chat provider',
    response: { 200: ChatIdentityAnswer, ...failures(401, 404) },
  };
  app.get('/support/chat', { config: { access: 'session' }, schema: identity }, async (request) => ({
    data: { identity: chatIdentityOf(chat, getMe(request)) },
  }));

  const contact = {
    tags: ['support'],
    summary: 'Mails a message to support',
    body: ContactBody,
    response: { 201: ContactAnswer, ...failures(400, 419, 422, 429) },
  };
  app.post('/contact', { config: { access: 'public' }, schema: contact }, async (request, reply) => {
    const sent = await sendContact({ ...deps, supportEmail }, request.body, callerOf(request));
    return await reply.code(201).send({ data: sent });
  });

  const claim = {
    tags: ['user'],
    summary: 'Asks staff for a CPF that another account has',
    body: ClaimCpfBody,
    response: { 201: ContactAnswer, ...failures(400, 401, 419, 422, 429) },
  };
  app.post('/user/billing/claim', { config: { access: 'user' }, schema: claim }, async (request, reply) => {
    const sent = await claimCpf(
      { ...deps, supportEmail, publicUrl },
      { ...getMe(request), language: request.language },
      request.body,
    );
    return await reply.code(201).send({ data: sent });
  });
};
