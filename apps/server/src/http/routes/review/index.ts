import {
  AppealBody,
  Continuation,
  DecideReviewBody,
  ObjectionBody,
  overruledDays,
  ReviewAnswer,
  ReviewCaseAnswer,
  ReviewQuery,
  ScreenRulesAnswer,
} from '@semblante/contracts';
import { readSealed } from '@semblante/core/kernel';
import {
  appeal,
  countOverruled,
  decideCase,
  getCase,
  keepContinuation,
  listReview,
  objectTo,
  pictureOfCase,
  pictureOfOwnCase,
  reviewPerPage,
  videoOfCase,
} from '@semblante/core/review';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { sendPicture, sendStored, sendUnkept, sendUnkeptPicture } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PictureParams = z.strictObject({ id: anyId, number: z.coerce.number().int().min(0).max(100) });

export const reviewRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const staff = { config: { access: 'moderation' } } as const;

  const appealed = {
    tags: ['review'],
    summary: 'Asks people to look again at what was refused',
    params: OwnId,
    body: AppealBody,
    response: { 204: z.null(), ...failures(401, 404, 409, 419, 422) },
  };
  app.post('/review/:id/appeal', { config: { access: 'user' }, schema: appealed }, async (request, reply) => {
    await appeal(deps.review, { id: request.params.id, userId: getMe(request).userId, text: request.body.text });
    return reply.code(204).send(null);
  });

  const objected = {
    tags: ['review'],
    summary: 'A few words against a doubt, for whoever decides; sent again they replace those before',
    params: OwnId,
    body: ObjectionBody,
    response: { 204: z.null(), ...failures(401, 404, 409, 419, 422) },
  };
  app.put('/review/:id/objection', { config: { access: 'user' }, schema: objected }, async (request, reply) => {
    await objectTo(deps.review, { id: request.params.id, userId: getMe(request).userId, text: request.body.text });
    return reply.code(204).send(null);
  });

  const continued = {
    tags: ['review'],
    summary: 'What was being prepared when it was held: the answer leads back to it',
    params: OwnId,
    body: Continuation,
    response: { 204: z.null(), ...failures(401, 404, 409, 419, 422) },
  };
  app.put('/review/:id/continuation', { config: { access: 'user' }, schema: continued }, async (request, reply) => {
    await keepContinuation(deps.review, {
      id: request.params.id,
      userId: getMe(request).userId,
      continuation: request.body,
    });
    return reply.code(204).send(null);
  });

  const pictured = {
    tags: ['review'],
    summary: 'A moment of one’s own media that the screen doubted, while it is held; kept by no browser',
    params: PictureParams,
  };
  app.get('/review/:id/pictures/:number', { config: { access: 'user' }, schema: pictured }, async (request, reply) => {
    const own = await pictureOfOwnCase(deps.review, { ...request.params, userId: getMe(request).userId });
    return own.key.startsWith('faces/')
      ? sendUnkeptPicture(reply, await readSealed(deps.faces, own))
      : sendUnkept(reply, own.key);
  });

  const ruled = {
    tags: ['staff'],
    summary: 'How often staff let through what each rule of the screen had held or refused',
    response: { 200: ScreenRulesAnswer, ...failures(401, 403) },
  };
  app.get('/staff/review/rules', { ...staff, schema: ruled }, async () => ({
    data: await countOverruled(deps.review),
    meta: { days: overruledDays },
  }));

  const listed = {
    tags: ['staff'],
    summary: 'What waits for a decision, soonest due first, or what was decided',
    querystring: ReviewQuery,
    response: { 200: ReviewAnswer, ...failures(401, 403, 422) },
  };
  app.get('/staff/review', { ...staff, schema: listed }, async (request) => {
    const { cases, total } = await listReview(deps.review, request.query);
    return { data: cases, meta: { page: request.query.page, per_page: reviewPerPage, total } };
  });

  app.get(
    '/staff/review/:id/pictures/:number',
    { ...staff, schema: { tags: ['staff'], summary: 'A picture of what is held', params: PictureParams } },
    async (request, reply) => {
      const own = await pictureOfCase(deps.review, request.params);
      return own.key.startsWith('faces/')
        ? sendPicture(reply, await readSealed(deps.faces, own))
        : sendStored(reply, own.key);
    },
  );

  const played = {
    tags: ['staff'],
    summary: 'The video that a case is about, to be played by who decides; kept by no browser',
    params: OwnId,
  };
  app.get('/staff/review/:id/video', { ...staff, schema: played }, async (request, reply) =>
    sendUnkept(reply, await videoOfCase(deps.review, request.params.id)),
  );

  const decided = {
    tags: ['staff'],
    summary: 'Clears or refuses what is held, with a reason',
    params: OwnId,
    body: DecideReviewBody,
    response: { 200: ReviewCaseAnswer, ...failures(401, 403, 404, 409, 419, 422) },
  };
  app.post('/staff/review/:id/decision', { ...staff, schema: decided }, async (request) => {
    await decideCase(deps.review, { ...request.body, id: request.params.id, by: getMe(request).userId });
    return { data: { case: await getCase(deps.review, request.params.id) } };
  });
};
