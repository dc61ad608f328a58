import { AppealBody, DecideReviewBody, ReviewAnswer, ReviewCaseAnswer, ReviewQuery } from '@semblante/contracts';
import { readSealed } from '@semblante/core/kernel';
import { appeal, decideCase, getCase, listReview, pictureOfCase, reviewPerPage, videoOfCase } from '@semblante/core/review';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { sendPicture, sendStored, sendUnkept } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PictureParams = z.strictObject({ id: anyId, number: z.coerce.number().int().min(0).max(100) });

export const reviewRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const staff = { config: { access: 'moderation' } } as const;

  const appealed = { tags: ['review'], summary: 'Asks people to look again at what was refused', params: OwnId, body: AppealBody, response: { 204: z.null(), ...failures(401, 404, 409, 419, 422) } };
  app.post('/review/:id/appeal', { config: { access: 'user' }, schema: appealed }, async (request, reply) => {
    await appeal(deps.review, { id: request.params.id, userId: getMe(request).userId, text: request.body.text });
    return reply.code(204).send(null);
  });

  const listed = { tags: ['staff'], summary: 'What waits for a decision, oldest first, or what was decided', querystring: ReviewQuery, response: { 200: ReviewAnswer, ...failures(401, 403, 422) } };
  app.get('/staff/review', { ...staff, schema: listed }, async (request) => {
    const { cases, total } = await listReview(deps.review, request.query);
    return { data: cases, meta: { page: request.query.page, per_page: reviewPerPage, total } };
  });

  app.get('/staff/review/:id/pictures/:number', { ...staff, schema: { tags: ['staff'], summary: 'A picture of what is held', params: PictureParams } }, async (request, reply) => {
    const own = await pictureOfCase(deps.review, request.params);
    return own.key.startsWith('faces/') ? sendPicture(reply, await readSealed(deps.faces, own)) : sendStored(reply, own.key);
  });

  const played = { tags: ['staff'], summary: 'The video that a case is about, to be played by who decides; kept by no browser', params: OwnId };
  app.get('/staff/review/:id/video', { ...staff, schema: played }, async (request, reply) => sendUnkept(reply, await videoOfCase(deps.review, request.params.id)));

  const decided = { tags: ['staff'], summary: 'Clears or refuses what is held, with a reason', params: OwnId, body: DecideReviewBody, response: { 200: ReviewCaseAnswer, ...failures(401, 403, 404, 409, 419, 422) } };
  app.post('/staff/review/:id/decision', { ...staff, schema: decided }, async (request) => {
    await decideCase(deps.review, { ...request.body, id: request.params.id, by: getMe(request).userId });
    return { data: { case: await getCase(deps.review, request.params.id) } };
  });
};
