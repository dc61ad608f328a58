import { ArchiveQuery, imageLimits, ProcessingAnswer, RenderBody } from '@semblante/contracts';
import { fileOfProcessing, getProcessing, listArchive } from '@semblante/core/processings';
import { renderCutOut } from '@semblante/core/processings/cut-out';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { OwnId } from '../../own-id.ts';
import { sendArchive } from '../../send-archive.ts';
import { sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

/** A mask and the few words around it. */
const renderBytesMax = imageLimits.maskCharactersMax + 64 * 1024;

export const cutOutRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (
  app,
  { deps: { processings: deps } },
) => {
  const access = { config: { access: 'user' } } as const;
  const tags = ['processings'];
  const mine = (request: FastifyRequest, id: string) => ({ id, userId: getMe(request).userId });

  const rendered = {
    tags,
    summary:
      'Puts a finished cut-out before something else, free; it becomes the result. Answers with the picture, or with Accept: application/json with the processing',
    params: OwnId,
    body: RenderBody,
    response: { 200: ProcessingAnswer, ...failures(401, 404, 409, 413, 419, 422, 429, 503) },
  };
  app.post(
    '/processings/:id/render',
    { config: { access: 'user', isCounted: false }, schema: rendered, bodyLimit: renderBytesMax },
    async (request, reply) => {
      const own = mine(request, request.params.id);
      await renderCutOut(deps, { ...request.body, ...own });
      if (request.headers.accept?.includes('application/json'))
        return { data: { processing: await getProcessing(deps, own) } };
      const { key } = await fileOfProcessing(deps, { ...own, part: 'result' });
      return sendStored(reply, key) as never;
    },
  );

  const parts = {
    'cut-out': 'The plain cut-out, transparent',
    'cut-out-view': 'The same, no larger than an editor needs it',
    alpha: 'How much of each pixel stays, in grey',
  } as const;
  for (const part of Object.keys(parts) as (keyof typeof parts)[]) {
    app.get(
      `/processings/:id/${part}`,
      { ...access, schema: { tags, summary: parts[part], params: OwnId } },
      async (request, reply) => {
        const { key } = await fileOfProcessing(deps, { ...mine(request, request.params.id), part });
        return sendStored(reply, key);
      },
    );
  }

  app.get(
    '/processings/archive',
    { ...access, schema: { tags, summary: 'Several results in one ZIP', querystring: ArchiveQuery } },
    async (request, reply) =>
      sendArchive(reply, {
        name: 'Semblante.zip',
        store: deps.files,
        files: await listArchive(deps, { ids: request.query.ids, userId: getMe(request).userId }),
      }),
  );
};
