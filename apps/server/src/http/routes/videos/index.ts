import {
  AnalysisSettings,
  KnownVideoAnswer,
  KnownVideoQuery,
  PreviewAnswer,
  PreviewBody,
  RenameVideoBody,
  VideoAnswer,
  VideosAnswer,
} from '@semblante/contracts';
import { requireRemovable } from '@semblante/core/blocking';
import { stopFor } from '@semblante/core/processings';
import { orderPreview } from '@semblante/core/processings/swap';
import {
  addExampleVideo,
  analyseAgain,
  fileOfVideo,
  findKnownVideo,
  getVideo,
  listVideos,
  removeVideo,
  renameVideo,
  requireOwnVideo,
  trimHeld,
} from '@semblante/core/videos';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { answerPreview, pictureOfPreview, PreviewParams } from '../../preview-answer.ts';
import { sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PersonParams = z.strictObject({ id: anyId, person: z.string().max(10) });
const RemoveQuery = z.object({ stop_work: z.enum(['true', 'false']).default('false') });

export const videoRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const { videos } = deps;
  const access = { config: { access: 'user' } } as const;
  const tags = ['videos'];
  const mine = (request: FastifyRequest, id: string) => ({ id, userId: getMe(request).userId });

  app.get(
    '/videos',
    {
      ...access,
      schema: { tags, summary: 'The caller’s videos, newest first', response: { 200: VideosAnswer, ...failures(401) } },
    },
    async (request) => ({
      data: await listVideos(videos, getMe(request).userId),
    }),
  );

  const known = {
    tags,
    summary: 'The same file, if the caller has it here already',
    querystring: KnownVideoQuery,
    response: { 200: KnownVideoAnswer, ...failures(401, 422) },
  };
  app.get('/videos/known', { ...access, schema: known }, async (request) => ({
    data: { video: await findKnownVideo(videos, { sample: request.query.sample, userId: getMe(request).userId }) },
  }));

  app.get(
    '/videos/:id',
    {
      ...access,
      schema: {
        tags,
        summary: 'One video and the people in it',
        params: OwnId,
        response: { 200: VideoAnswer, ...failures(401, 404) },
      },
    },
    async (request) => ({
      data: { video: await getVideo(videos, mine(request, request.params.id)) },
    }),
  );

  const renamed = {
    tags,
    summary: 'Gives a video another name',
    params: OwnId,
    body: RenameVideoBody,
    response: { 200: VideoAnswer, ...failures(400, 401, 404, 419, 422) },
  };
  app.patch('/videos/:id', { ...access, schema: renamed }, async (request) => ({
    data: {
      video: await renameVideo(videos, { ...mine(request, request.params.id), fileName: request.body.file_name }),
    },
  }));

  const example = {
    tags,
    summary: 'The example of the page as a video of the caller: an invented person, checked like any other video',
    response: { 201: VideoAnswer, ...failures(401, 409, 413, 419, 422, 503) },
  };
  app.post('/videos/example', { ...access, schema: example }, async (request, reply) => {
    const video = await addExampleVideo(videos, {
      userId: getMe(request).userId,
      file: deps.example.clip,
      filename: request.t('faces.example_video_name'),
    });
    return reply.code(201).send({ data: { video } });
  });

  const removed = {
    tags,
    summary: 'Deletes a video and everything made to look at it; results stay',
    params: OwnId,
    querystring: RemoveQuery,
    response: { 204: z.null(), ...failures(401, 404, 409, 419) },
  };
  app.delete('/videos/:id', { ...access, schema: removed }, async (request, reply) => {
    const mayStop = request.query.stop_work === 'true';
    const running = mayStop
      ? { kind: 'stop' as const, stop: stopFor(deps.processings, 'video_removed') }
      : { kind: 'refuse' as const };
    await requireRemovable(videos.db, { subject: 'video', id: request.params.id });
    await removeVideo(videos, { ...mine(request, request.params.id), running });
    return reply.code(204).send(null);
  });

  const analysed = {
    tags,
    summary: 'Looks for people again with other settings; free',
    params: OwnId,
    body: AnalysisSettings,
    response: { 202: VideoAnswer, ...failures(401, 404, 409, 419, 422) },
  };
  app.post('/videos/:id/analysis', { ...access, schema: analysed }, async (request, reply) => {
    const video = await analyseAgain(videos, { ...mine(request, request.params.id), settings: request.body });
    return reply.code(202).send({ data: { video } });
  });

  const trimmed = {
    tags,
    summary:
      'A new video without the doubted moments of one that is held, checked by itself; the same one when asked again',
    params: OwnId,
    response: { 202: VideoAnswer, ...failures(401, 404, 409, 419, 507) },
  };
  app.post('/videos/:id/trimmed', { ...access, schema: trimmed }, async (request, reply) => {
    const nameOf = (name: string) => request.t('videos.trimmed.name', { name });
    return reply
      .code(202)
      .send({ data: { video: await trimHeld(videos, { ...mine(request, request.params.id), nameOf }) } });
  });

  for (const part of ['source', 'poster'] as const) {
    app.get(
      `/videos/:id/${part}`,
      { ...access, schema: { tags, summary: `The video’s ${part}`, params: OwnId } },
      async (request, reply) =>
        sendStored(reply, await fileOfVideo(videos, { ...mine(request, request.params.id), part })),
    );
  }

  const person = {
    tags,
    summary: 'A person’s thumbnail',
    params: PersonParams,
    querystring: z.object({ of: z.string().max(40).optional() }),
  };
  app.get('/videos/:id/people/:person', { ...access, schema: person }, async (request, reply) =>
    sendStored(
      reply,
      await fileOfVideo(videos, { ...mine(request, request.params.id), part: { person: request.params.person } }),
    ),
  );

  const previewed = {
    tags,
    summary:
      'One moment swapped, free: a JPEG, or with Accept: application/json the addresses of pictures before and after',
    params: OwnId,
    body: PreviewBody,
    response: { 200: PreviewAnswer, ...failures(401, 404, 409, 419, 422, 429, 503) },
  };
  app.post(
    '/videos/:id/preview',
    { config: { access: 'user', isCounted: false }, schema: previewed },
    async (request, reply) => {
      const { id } = request.params;
      const order = await orderPreview(deps.processings, {
        ...request.body,
        ...mine(request, id),
        language: request.language,
      });
      return await answerPreview(
        deps,
        { request, reply },
        { order, seconds: request.body.at_seconds, address: `/api/videos/${id}` },
      );
    },
  );

  app.get(
    '/videos/:id/previews/:preview/:name',
    { ...access, schema: { tags, summary: 'A picture of a preview', params: PreviewParams } },
    async (request, reply) => {
      await requireOwnVideo(videos, mine(request, request.params.id));
      return sendStored(reply, pictureOfPreview(getMe(request).userId, request.params));
    },
  );
};
