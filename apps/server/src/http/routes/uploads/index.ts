import { AsyncLocalStorage } from 'node:async_hooks';
import { EVENTS, Server } from '@tus/server';
import { roles, UploadMetadata, videoLimits } from '@semblante/contracts';
import { beginClip } from '@semblante/core/catalog';
import { AppError, newId, type UserId, type VideoId } from '@semblante/core/kernel';
import { beginUpload, endUpload, findOwnUpload, removeVideo, stayUpload } from '@semblante/core/videos';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { answerTo } from '../../plugins/error-answers.ts';
import { anyId } from '../../own-id.ts';
import { failures, nothing } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

export const uploadsPath = '/api/uploads';
const touchEveryMs = 30_000;
/** Users send videos of their own, staff sends clips for the catalogue. */
const areaOf = { video: 'user', clip: 'staff' } as const;

/**
 * Resumable uploads by the tus protocol. The library knows bytes and offsets; whose they are and whether they may come
 * is decided here.
 */
export const uploadRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const { videos } = deps;
  const callers = new AsyncLocalStorage<FastifyRequest>();
  const caller = () => {
    const request = callers.getStore();
    if (!request) throw new AppError('accounts.session_required');
    return request;
  };
  /** The library answers with what it is thrown: our own errors, in the caller's language. */
  const inOurWords = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (cause) {
      const { status, body } = answerTo(cause, caller());
      throw Object.assign(new Error(body.code, { cause }), { status_code: status, body: JSON.stringify(body) });
    }
  };

  const tus = new Server({
    path: uploadsPath,
    datastore: deps.uploads.store,
    // The store's own name of an upload may have a folder before it; people's addresses have not.
    generateUrl: (_request, { path, id }) => `${path}/${deps.uploads.idOf(id)}`,
    relativeLocation: true,
    // Only our own page uploads: no other origin reads an answer. The library takes no list for "everybody".
    allowedOrigins: () => false,
    // The upload whose owner was asked for, not what the library reads from the end of the address, which a query
    // changes.
    getFileIdFromRequest: () => {
      const { id } = caller().params as { id?: string };
      return id && deps.uploads.nameOf(id);
    },
    maxSize: videoLimits.bytesMax,
    postReceiveInterval: touchEveryMs,
    namingFunction: () => deps.uploads.nameOf(newId<VideoId>()),
    // What a bucket's server says is for the log: by its name, since the error carries the whole request.
    onResponseError: (_request, cause) => {
      if (!('$metadata' in cause)) return undefined;
      app.log.error({ name: (cause as Error).name }, 'the store of files refused a piece of an upload');
      const { status, body } = answerTo(new AppError('service.unavailable'), caller());
      return { status_code: status, body: JSON.stringify(body) };
    },
    onUploadCreate: async (_request, upload) =>
      await inOurWords(async () => {
        const metadata = UploadMetadata.safeParse(upload.metadata);
        if (!metadata.success) throw new AppError('videos.file_type');
        const { userId, role } = getMe(caller());
        const begun = {
          ...metadata.data,
          id: deps.uploads.idOf(upload.id) as VideoId,
          userId,
          bytes: upload.size ?? 0,
        };
        if (areaOf[begun.purpose] !== roles[role].area) throw new AppError('accounts.forbidden');
        await (begun.purpose === 'clip' ? beginClip(videos, begun) : beginUpload(videos, begun));
        return {};
      }),
    onUploadFinish: async (_request, upload) =>
      await inOurWords(async () => {
        await endUpload(videos, deps.uploads.idOf(upload.id) as VideoId);
        return {};
      }),
  });
  tus.on(
    EVENTS.POST_RECEIVE,
    (_request, upload) =>
      void stayUpload(videos, deps.uploads.idOf(upload.id) as VideoId).catch((cause: unknown) =>
        app.log.warn({ err: cause }, 'upload'),
      ),
  );

  // The library reads the stream itself.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  const route = { config: { access: 'session', rateLimit: false, isCounted: false } } as const;
  const tags = ['uploads'];
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value as string);
    await callers.run(request, async () => await tus.handle(request.raw, reply.raw));
  };

  const continued = async (request: FastifyRequest, reply: FastifyReply) => {
    const video = await requireOwn(request);
    if (video.state !== 'uploading') return tellWhole(request, reply, video.bytes);
    await handle(request, reply);
  };

  const begun = {
    tags,
    summary:
      'Begins a resumable upload (tus 1.0: Upload-Length, Upload-Metadata with filename, filetype, purpose); Location ends with the video’s id',
    response: { 201: nothing, ...failures(401, 403, 409, 413, 419, 422) },
  };
  app.post('/uploads', { ...route, schema: begun }, handle);
  app.options('/uploads', { ...route, schema: { hide: true } }, handle);
  const asked = {
    tags,
    summary: 'How many bytes have arrived: header Upload-Offset',
    response: { 200: nothing, ...failures(401, 404) },
  };
  app.route({
    config: { ...route.config, swagger: { exposeHeadRoute: true } },
    method: 'HEAD',
    url: '/uploads/:id',
    schema: asked,
    handler: continued,
  });
  const sent = {
    tags,
    summary: 'The next bytes, from Upload-Offset on (application/offset+octet-stream)',
    consumes: ['application/offset+octet-stream'],
    response: { 204: nothing, ...failures(401, 404, 409, 413, 419) },
  };
  app.route({ ...route, method: 'PATCH', url: '/uploads/:id', schema: sent, handler: continued });
  const dropped = { tags, summary: 'Gives an upload up', response: { 204: nothing, ...failures(401, 404, 409, 419) } };
  app.delete('/uploads/:id', { ...route, schema: dropped }, async (request, reply) => {
    const { id, userId, purpose, state } = await requireOwn(request);
    // A clip that is whole is deleted as a clip, with its line in the audit.
    if (purpose === 'clip' && state !== 'uploading') throw new AppError('videos.not_found');
    await removeVideo(videos, { id, userId: userId as UserId, purpose, running: { kind: 'refuse' } });
    return reply.code(204).header('tus-resumable', '1.0.0').send(null);
  });

  async function requireOwn(request: FastifyRequest) {
    const id = anyId.parse((request.params as { id: string }).id);
    const video = await findOwnUpload(videos.db, { id, userId: getMe(request).userId });
    if (!video) throw new AppError('videos.not_found');
    return video;
  }
};

/** The last answer was lost on its way: whoever asks again learns that all bytes are here, and sends nothing twice. */
function tellWhole(request: FastifyRequest, reply: FastifyReply, bytes: number): FastifyReply {
  const status = request.method === 'HEAD' ? 200 : 409;
  return reply
    .code(status)
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': bytes, 'upload-length': bytes, 'cache-control': 'no-store' })
    .send();
}
