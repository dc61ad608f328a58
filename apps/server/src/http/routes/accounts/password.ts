import { MessageAnswer, RecoverPasswordBody, ResetPasswordBody } from '@semblante/contracts';
import { recoverPassword, resetPassword } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from './answers.ts';
import { callerOf } from './caller.ts';
import type { AccountRoutesOptions } from './account-routes-options.ts';

export const passwordRoutes: FastifyPluginAsyncZod<AccountRoutesOptions> = async (app, { deps }) => {
  const recovery = {
    tags: ['password'],
    summary: 'Mails a recovery link; never tells whether the address has an account',
    body: RecoverPasswordBody,
    response: { 200: MessageAnswer, ...failures(400, 419, 422, 429) },
  };
  app.post('/password-recovery', { config: { access: 'public' }, schema: recovery }, async (request) => {
    await recoverPassword(deps, request.body, callerOf(request));
    return { message: request.t('accounts.recover.sent') };
  });

  const reset = {
    tags: ['password'],
    summary: 'Sets a new password with the token of a recovery link, once; ends every session of the account',
    body: ResetPasswordBody,
    response: { 200: MessageAnswer, ...failures(400, 419, 422) },
  };
  app.post('/password-reset', { config: { access: 'public' }, schema: reset }, async (request, reply) => {
    await resetPassword(deps, request.body, callerOf(request));
    reply.clearSession();
    return { message: request.t('accounts.reset.done') };
  });
};
