import {
  ChangeRoleBody,
  ChangeStatusBody,
  EditUserBody,
  ReleaseCpfBody,
  UserDetailAnswer,
  UsersAnswer,
  UsersQuery,
  VerifyUserBody,
} from '@semblante/contracts';
import { requireConfirmed } from '@semblante/core/accounts';
import {
  changeRole,
  changeStatus,
  editUser,
  getUser,
  listUsers,
  releaseUserCpf,
  type UsersDeps,
  verifyUser,
} from '@semblante/core/users';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnId } from '../../own-id.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { cappedMeta } from './capped-meta.ts';

export const staffUserRoutes: FastifyPluginAsyncZod<{ deps: UsersDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'moderation' } } as const;
  const tags = ['staff'];
  const changed = { 200: UserDetailAnswer, ...failures(400, 401, 403, 404, 409, 419, 422) };
  const show = async (request: FastifyRequest, id: string) => ({
    data: { user: await getUser(deps, getMe(request), id) },
  });

  const listed = {
    tags,
    summary: 'Accounts by words of name or e-mail, CPF or id, and by filters',
    querystring: UsersQuery,
    response: { 200: UsersAnswer, ...failures(401, 403, 409, 422) },
  };
  app.get('/staff/users', { ...access, schema: listed }, async (request) => {
    const { users, counted } = await listUsers(deps, request.query);
    return { data: users, meta: cappedMeta(request.query.page, counted) };
  });

  const shown = {
    tags,
    summary: 'One account',
    params: OwnId,
    response: { 200: UserDetailAnswer, ...failures(401, 403, 404, 409) },
  };
  app.get('/staff/users/:id', { ...access, schema: shown }, async (request) => await show(request, request.params.id));

  const edited = {
    tags,
    summary: 'Changes name, e-mail, phone or language; a new e-mail asks for the code again and ends the sessions',
    params: OwnId,
    body: EditUserBody,
    response: changed,
  };
  app.patch('/staff/users/:id', { ...access, schema: edited }, async (request) => {
    const me = getMe(request);
    if (request.body.email !== undefined) requireConfirmed(me, deps.clock());
    await editUser(deps, me, request.params.id, request.body);
    return await show(request, request.params.id);
  });

  const moved = {
    tags,
    summary: 'Changes the status, with a reason; any but active ends the sessions',
    params: OwnId,
    body: ChangeStatusBody,
    response: changed,
  };
  app.post('/staff/users/:id/status', { ...access, schema: moved }, async (request) => {
    await changeStatus(deps, getMe(request), request.params.id, request.body);
    return await show(request, request.params.id);
  });

  const verified = {
    tags,
    summary: 'Verifies the account or takes that back, and says what was checked',
    params: OwnId,
    body: VerifyUserBody,
    response: changed,
  };
  app.post('/staff/users/:id/verification', { ...access, schema: verified }, async (request) => {
    await verifyUser(deps, getMe(request), request.params.id, request.body);
    return await show(request, request.params.id);
  });

  const released = {
    tags,
    summary: 'Takes the CPF out of the account, so that its real owner can save it',
    params: OwnId,
    body: ReleaseCpfBody,
    response: changed,
  };
  app.post(
    '/staff/users/:id/cpf/release',
    { config: { access: 'moderation', isSensitive: true }, schema: released },
    async (request) => {
      await releaseUserCpf(deps, getMe(request), request.params.id, request.body);
      return await show(request, request.params.id);
    },
  );

  const promoted = {
    tags,
    summary: 'Gives another role; never to oneself, and the last admin stays',
    params: OwnId,
    body: ChangeRoleBody,
    response: changed,
  };
  app.post(
    '/staff/users/:id/role',
    { config: { access: 'admin', isSensitive: true }, schema: promoted },
    async (request) => {
      await changeRole(deps, getMe(request), request.params.id, request.body);
      return await show(request, request.params.id);
    },
  );
};
