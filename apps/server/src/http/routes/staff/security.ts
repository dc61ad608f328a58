import { StaffConfirmAnswer, StaffConfirmBody } from '@semblante/contracts';
import { type AccountDeps, confirmAgain } from '@semblante/core/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

export const staffSecurityRoutes: FastifyPluginAsyncZod<{ deps: AccountDeps }> = async (app, { deps }) => {
  const schema = {
    tags: ['staff'],
    summary:
      'Gives the code of the second factor again, or the password while there is none: sensitive calls then go through for some minutes',
    body: StaffConfirmBody,
    response: { 200: StaffConfirmAnswer, ...failures(400, 401, 403, 409, 419, 422, 429) },
  };
  app.post('/staff/confirm', { config: { access: 'staff' }, schema }, async (request) => {
    const until = await confirmAgain(deps, getMe(request), request.body);
    return { data: { confirmed_until: until.toISOString() } };
  });
};
