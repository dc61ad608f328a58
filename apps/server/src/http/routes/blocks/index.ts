import {
  BlockAnswer,
  BlockBody,
  BlocksAnswer,
  BlocksQuery,
  DecideLiftBody,
  ProposeLiftBody,
} from '@semblante/contracts';
import { block, blocksPerPage, decideLift, getBlock, listBlocks, proposeLift } from '@semblante/core/blocking';
import { answerAfterLift } from '@semblante/core/reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { OwnId } from '../../own-id.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

/** What is out of everybody's reach, and how it comes back: one of staff blocks, two of staff unblock. */
export const blockRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps: { blocking, reports } }) => {
  const staff = { config: { access: 'moderation' } } as const;
  const tags = ['staff'];

  const listed = {
    tags,
    summary: 'What is blocked, or was, newest first',
    querystring: BlocksQuery,
    response: { 200: BlocksAnswer, ...failures(401, 403, 422) },
  };
  app.get('/staff/blocks', { ...staff, schema: listed }, async (request) => {
    const { blocks, total } = await listBlocks(blocking, { ...request.query, by: getMe(request).userId });
    return { data: blocks, meta: { page: request.query.page, per_page: blocksPerPage, total } };
  });

  const placed = {
    tags,
    summary: 'Blocks a result, face, video, image, clip or account at once, everywhere',
    body: BlockBody,
    response: { 201: BlockAnswer, ...failures(401, 403, 404, 409, 419, 422) },
  };
  app.post('/staff/blocks', { ...staff, schema: placed }, async (request, reply) => {
    const { subject, subject_id: subjectId, reason } = request.body;
    const by = getMe(request).userId;
    const id = await block(blocking, { subject, subjectId, reason, by });
    return reply.code(201).send({ data: { block: await getBlock(blocking, { id, by }) } });
  });

  const proposed = {
    tags,
    summary: 'Proposes to unblock; another of staff has to agree',
    params: OwnId,
    body: ProposeLiftBody,
    response: { 200: BlockAnswer, ...failures(401, 403, 404, 409, 419, 422) },
  };
  app.post('/staff/blocks/:id/lift', { ...staff, schema: proposed }, async (request) => {
    const asked = { id: request.params.id, by: getMe(request).userId };
    await blocking.db.transaction(
      async (tx) => await proposeLift(tx, blocking, { ...asked, reason: request.body.reason }),
    );
    return { data: { block: await getBlock(blocking, asked) } };
  });

  const answered = {
    tags,
    summary: 'Agrees to unblock, or not; never to one’s own proposal',
    params: OwnId,
    body: DecideLiftBody,
    response: { 200: BlockAnswer, ...failures(401, 403, 404, 409, 419, 422) },
  };
  app.post(
    '/staff/blocks/:id/lift/decision',
    { config: { access: 'moderation', isSensitive: true }, schema: answered },
    async (request) => {
      const asked = { id: request.params.id, by: getMe(request).userId };
      await decideLift(blocking, { ...request.body, ...asked }, answerAfterLift(reports));
      return { data: { block: await getBlock(blocking, asked) } };
    },
  );
};
