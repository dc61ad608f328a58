import {
  EvaluationBody,
  IdempotencyHeaders,
  ProcessingAnswer,
  ProcessingsAnswer,
  ProcessingsQuery,
  StartAnswer,
  StartBody,
} from '@semblante/contracts';
import { requireRemovable } from '@semblante/core/blocking';
import {
  cancelProcessing,
  evaluateProcessing,
  fileOfProcessing,
  getProcessing,
  listProcessings,
  processingsPerPage,
  removeProcessing,
  startShown,
} from '@semblante/core/processings';
import { AppError } from '@semblante/core/kernel';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { OwnId } from '../../own-id.ts';
import { downloadStored, sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

export const processingRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (
  app,
  { deps: { processings: deps } },
) => {
  const access = { config: { access: 'user' } } as const;
  const tags = ['processings'];
  const mine = (request: FastifyRequest, id: string) => ({ id, userId: getMe(request).userId });

  const started = {
    tags,
    summary:
      'Holds the credits and orders the work, in one commit. The same Idempotency-Key with the same body answers with the same processing; without a key the same body does while the first is open',
    body: StartBody,
    headers: IdempotencyHeaders,
    response: { 201: StartAnswer, ...failures(400, 401, 402, 404, 409, 419, 422, 503) },
  };
  app.post('/processings', { ...access, schema: started }, async (request, reply) => {
    const { userId } = getMe(request);
    const { body } = request;
    const by = { userId, language: request.language, idempotencyKey: request.headers['idempotency-key'] };
    const processings = await startShown(deps, { ...body, ...by });
    const [processing] = processings;
    if (!processing) throw new AppError('processings.not_found');
    return reply.code(201).send({ data: { processing, processings } });
  });

  const listed = {
    tags,
    summary: 'The caller’s processings, newest first',
    querystring: ProcessingsQuery,
    response: { 200: ProcessingsAnswer, ...failures(401, 422) },
  };
  // What the types say the schema says: to check every field of a page again takes longer than to read it. As bytes at
  // once: a text is copied twice more, to be measured and to stand behind its headers.
  const asBytes = (page: unknown) => Buffer.from(JSON.stringify(page)) as unknown as string;
  app.get('/processings', { ...access, schema: listed, serializerCompiler: () => asBytes }, async (request) => {
    const { processings, total } = await listProcessings(deps, { ...request.query, userId: getMe(request).userId });
    return { data: processings, meta: { page: request.query.page, per_page: processingsPerPage, total } };
  });

  app.get(
    '/processings/:id',
    {
      ...access,
      schema: {
        tags,
        summary: 'One processing',
        params: OwnId,
        response: { 200: ProcessingAnswer, ...failures(401, 404) },
      },
    },
    async (request) => ({
      data: { processing: await getProcessing(deps, mine(request, request.params.id)) },
    }),
  );

  const removed = {
    tags,
    summary: 'Deletes a finished processing and its files',
    params: OwnId,
    response: { 204: z.null(), ...failures(401, 404, 409, 419) },
  };
  app.delete('/processings/:id', { ...access, schema: removed }, async (request, reply) => {
    await requireRemovable(deps.db, { subject: 'processing', id: request.params.id });
    await removeProcessing(deps, mine(request, request.params.id));
    return reply.code(204).send(null);
  });

  const cancelled = {
    tags,
    summary: 'Stops the work; the credits come back',
    params: OwnId,
    response: { 200: ProcessingAnswer, ...failures(401, 404, 409, 419) },
  };
  app.post('/processings/:id/cancel', { ...access, schema: cancelled }, async (request) => ({
    data: { processing: await cancelProcessing(deps, mine(request, request.params.id)) },
  }));

  const evaluated = {
    tags,
    summary: 'Says whether the result worked; changeable',
    params: OwnId,
    body: EvaluationBody,
    response: { 200: ProcessingAnswer, ...failures(401, 404, 409, 419, 422) },
  };
  app.put('/processings/:id/evaluation', { ...access, schema: evaluated }, async (request) => ({
    data: {
      processing: await evaluateProcessing(deps, { ...mine(request, request.params.id), worked: request.body.worked }),
    },
  }));

  for (const part of ['result', 'thumbnail'] as const) {
    app.get(
      `/processings/:id/${part}`,
      { ...access, schema: { tags, summary: `The processing’s ${part}`, params: OwnId } },
      async (request, reply) => {
        const { key } = await fileOfProcessing(deps, { ...mine(request, request.params.id), part });
        return sendStored(reply, key);
      },
    );
  }

  app.get(
    '/processings/:id/download',
    { ...access, schema: { tags, summary: 'The result as a file, with ranges', params: OwnId } },
    async (request, reply) =>
      downloadStored(reply, await fileOfProcessing(deps, { ...mine(request, request.params.id), part: 'result' })),
  );
};
