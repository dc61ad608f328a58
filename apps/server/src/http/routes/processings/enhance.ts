import { EnhancePreviewAnswer, EnhancePreviewBody, ImageAnswer } from '@semblante/contracts';
import { previewEnhance, takeResultToEnhance } from '@semblante/core/processings/enhance';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { OwnId } from '../../own-id.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

export const enhanceRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const config = { access: 'user', isCounted: false } as const;

  const previewed = {
    tags: ['images'],
    summary: 'One spot of a picture as it is and as it will be when it is enlarged, free',
    params: OwnId,
    body: EnhancePreviewBody,
    response: { 200: EnhancePreviewAnswer, ...failures(401, 404, 409, 419, 422, 429, 503) },
  };
  app.post('/images/:id/enhance-preview', { config, schema: previewed }, async (request) => {
    const own = { id: request.params.id, userId: getMe(request).userId };
    return { data: { preview: await previewEnhance(deps.processings, { ...request.body, ...own }) } };
  });

  const taken = {
    tags: ['processings'],
    summary: 'Takes a finished picture as one to be enlarged: a copy of it among the caller’s pictures',
    params: OwnId,
    response: { 201: ImageAnswer, ...failures(401, 404, 409, 413, 419, 422, 503) },
  };
  app.post('/processings/:id/enhance-source', { config, schema: taken }, async (request, reply) => {
    const own = { id: request.params.id, userId: getMe(request).userId };
    const image = await takeResultToEnhance(deps.processings, deps.images, own);
    return reply.code(201).send({ data: { image } });
  });
};
