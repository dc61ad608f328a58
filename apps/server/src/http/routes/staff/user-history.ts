import {
  AuditAnswer,
  LedgerAnswer,
  staffPerPage,
  StaffPageQuery,
  UserConsentsAnswer,
  UserProcessingsAnswer,
  UserSessionsAnswer,
} from '@semblante/contracts';
import { listSessions } from '@semblante/core/accounts';
import { listAudit } from '@semblante/core/audit';
import type { UserId } from '@semblante/core/kernel';
import {
  endUserSession,
  endUserSessions,
  getUser,
  listConsentsOf,
  listLedgerOf,
  listProcessingsOf,
  type UsersDeps,
} from '@semblante/core/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { anyId, OwnId } from '../../own-id.ts';
import { failures, nothing } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { cappedMeta } from './capped-meta.ts';

const SessionParams = z.strictObject({ id: anyId, session: anyId });

/** What an account did, agreed to and has open. */
export const userHistoryRoutes: FastifyPluginAsyncZod<{ deps: UsersDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'moderation' } } as const;
  const tags = ['staff'];
  const paged = { params: OwnId, querystring: StaffPageQuery };
  const refused = failures(401, 403, 404, 409, 422);
  const metaOf = (page: number, total: number) => ({ page, per_page: staffPerPage, total });

  app.get(
    '/staff/users/:id/ledger',
    {
      ...access,
      schema: {
        tags,
        summary: 'The ledger, newest first, each entry with the balance after it',
        ...paged,
        response: { 200: LedgerAnswer, ...refused },
      },
    },
    async ({ params, query }) => {
      const { lines, total } = await listLedgerOf(deps, { userId: params.id, page: query.page });
      return { data: lines, meta: metaOf(query.page, total) };
    },
  );

  app.get(
    '/staff/users/:id/processings',
    {
      ...access,
      schema: {
        tags,
        summary: 'The account’s processings, newest first',
        ...paged,
        response: { 200: UserProcessingsAnswer, ...refused },
      },
    },
    async ({ params, query }) => {
      const { processings, total } = await listProcessingsOf(deps, { userId: params.id, page: query.page });
      return { data: processings, meta: metaOf(query.page, total) };
    },
  );

  app.get(
    '/staff/users/:id/consents',
    {
      ...access,
      schema: {
        tags,
        summary: 'What was declared about faces, newest first',
        ...paged,
        response: { 200: UserConsentsAnswer, ...refused },
      },
    },
    async ({ params, query }) => {
      const { consents, total } = await listConsentsOf(deps, { userId: params.id, page: query.page });
      return { data: consents, meta: metaOf(query.page, total) };
    },
  );

  app.get(
    '/staff/users/:id/audit',
    {
      ...access,
      schema: {
        tags,
        summary: 'What staff did to the account, newest first',
        ...paged,
        response: { 200: AuditAnswer, ...refused },
      },
    },
    async ({ params, query }) => {
      const { items, counted } = await listAudit(deps, { subject: 'user', subject_id: params.id }, query.page);
      return { data: items, meta: cappedMeta(query.page, counted) };
    },
  );

  app.get(
    '/staff/users/:id/sessions',
    {
      ...access,
      schema: {
        tags,
        summary: 'Where the account is logged in',
        params: OwnId,
        response: { 200: UserSessionsAnswer, ...refused },
      },
    },
    async (request) => {
      const me = getMe(request);
      const { id } = await getUser(deps, me, request.params.id);
      return { data: await listSessions(deps, { userId: id as UserId, sessionId: me.sessionId }) };
    },
  );

  const ended = { 204: nothing, ...failures(401, 403, 404, 409, 419) };
  app.delete(
    '/staff/users/:id/sessions/:session',
    { ...access, schema: { tags, summary: 'Ends one session of the account', params: SessionParams, response: ended } },
    async (request, reply) => {
      await endUserSession(deps, getMe(request), { userId: request.params.id, sessionId: request.params.session });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/staff/users/:id/sessions',
    { ...access, schema: { tags, summary: 'Ends every session of the account', params: OwnId, response: ended } },
    async (request, reply) => {
      await endUserSessions(deps, getMe(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
