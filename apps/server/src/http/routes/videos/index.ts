import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { AnalysisSettings, KnownVideoAnswer, KnownVideoQuery, PreviewAnswer, PreviewBody, VideoAnswer, VideosAnswer } from '@semblante/contracts';
import { AppError, newId } from '@semblante/core/kernel';
import { orderPreview, stopFor } from '@semblante/core/processings';
import { analyseAgain, fileOfVideo, findKnownVideo, getVideo, listVideos, removeVideo, requireOwnVideo } from '@semblante/core/videos';
import { EngineError } from '@semblante/engine';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { swapJobFrom } from '../../../media/swap-job.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PersonParams = z.strictObject({ id: anyId, person: z.string().max(10) });
const PreviewParams = z.strictObject({ id: anyId, preview: anyId, name: z.string().regex(/^[0-9]{1,9}-(before|after)\.jpg$/) });
const RemoveQuery = z.object({ stop_work: z.enum(['true', 'false']).default('false') });
const previewLimits = { seconds: 120, silentSeconds: 60, memoryMb: 1800 };

export const videoRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const { videos, room } = deps;
  const access = { config: { access: 'user' } } as const;
  const tags = ['videos'];
  const mine = (request: FastifyRequest, id: string) => ({ id, userId: getMe(request).userId });

  app.get('/videos', { ...access, schema: { tags, summary: 'The caller’s videos, newest first', response: { 200: VideosAnswer, ...failures(401) } } }, async (request) => ({
    data: await listVideos(videos, getMe(request).userId),
  }));

  const known = { tags, summary: 'The same file, if the caller has it here already', querystring: KnownVideoQuery, response: { 200: KnownVideoAnswer, ...failures(401, 422) } };
  app.get('/videos/known', { ...access, schema: known }, async (request) => ({
    data: { video: await findKnownVideo(videos, { sample: request.query.sample, userId: getMe(request).userId }) },
  }));

  app.get('/videos/:id', { ...access, schema: { tags, summary: 'One video and the people in it', params: OwnId, response: { 200: VideoAnswer, ...failures(401, 404) } } }, async (request) => ({
    data: { video: await getVideo(videos, mine(request, request.params.id)) },
  }));

  const removed = { tags, summary: 'Deletes a video and everything made to look at it; results stay', params: OwnId, querystring: RemoveQuery, response: { 204: z.null(), ...failures(401, 404, 409, 419) } };
  app.delete('/videos/:id', { ...access, schema: removed }, async (request, reply) => {
    const mayStop = request.query.stop_work === 'true';
    const running = mayStop ? { kind: 'stop' as const, stop: stopFor(deps.processings, 'video_removed') } : { kind: 'refuse' as const };
    await removeVideo(videos, { ...mine(request, request.params.id), running });
    return reply.code(204).send(null);
  });

  const analysed = { tags, summary: 'Looks for people again with other settings; free', params: OwnId, body: AnalysisSettings, response: { 202: VideoAnswer, ...failures(401, 404, 409, 419, 422) } };
  app.post('/videos/:id/analysis', { ...access, schema: analysed }, async (request, reply) => {
    const video = await analyseAgain(videos, { ...mine(request, request.params.id), settings: request.body });
    return reply.code(202).send({ data: { video } });
  });

  for (const part of ['source', 'poster'] as const) {
    app.get(`/videos/:id/${part}`, { ...access, schema: { tags, summary: `The video’s ${part}`, params: OwnId } }, async (request, reply) =>
      sendStored(reply, await fileOfVideo(videos, { ...mine(request, request.params.id), part })),
    );
  }

  const person = { tags, summary: 'A person’s thumbnail', params: PersonParams, querystring: z.object({ of: z.string().max(40).optional() }) };
  app.get('/videos/:id/people/:person', { ...access, schema: person }, async (request, reply) =>
    sendStored(reply, await fileOfVideo(videos, { ...mine(request, request.params.id), part: { person: request.params.person } })),
  );

  const previewed = {
    tags,
    summary: 'One moment swapped, free: a JPEG, or with Accept: application/json the addresses of pictures before and after',
    params: OwnId,
    body: PreviewBody,
    response: { 200: PreviewAnswer, ...failures(401, 404, 409, 419, 422, 429, 503) },
  };
  app.post('/videos/:id/preview', { ...access, schema: previewed }, async (request, reply) => {
    const { id } = request.params;
    const order = await orderPreview(deps.processings, { ...request.body, ...mine(request, id), language: request.language });
    const wantsPage = request.headers.accept?.includes('application/json') ?? false;
    const { at_seconds: seconds } = request.body;
    const key = `previews/${newId()}`;
    const out = videos.files.pathOf(key);
    await mkdir(out, { recursive: true });
    const at = seconds !== undefined ? { seconds } : wantsPage ? ('hardest' as const) : { seconds: await middleOf(id, request) };
    const { pictures } = await draw({ job: swapJobFrom(videos.files, room, order), at, out });
    if (!wantsPage) {
      const [first] = pictures;
      if (!first) throw new AppError('videos.preview_failed');
      return sendStored(reply, `${key}/${basename(first.after)}`) as never;
    }
    const shown = (file: string) => `/api/videos/${id}/previews/${key.split('/')[1]}/${basename(file)}`;
    return { data: { pictures: pictures.map(({ seconds: moment, before, after }) => ({ seconds: moment, before_url: shown(before), after_url: shown(after) })) } };
  });

  app.get('/videos/:id/previews/:preview/:name', { ...access, schema: { tags, summary: 'A picture of a preview', params: PreviewParams } }, async (request, reply) => {
    await requireOwnVideo(videos, mine(request, request.params.id));
    return sendStored(reply, `previews/${request.params.preview}/${request.params.name}`);
  });

  async function middleOf(id: string, request: FastifyRequest): Promise<number> {
    const { people, probe } = await requireOwnVideo(videos, mine(request, id));
    const range = people.find((each) => each.id === (request.body as PreviewBody).mapping[0]?.person_id)?.ranges[0];
    return range ? (range.from + range.to) / 2 : (probe?.seconds ?? 0) / 2;
  }

  async function draw(input: Parameters<typeof room.desk.run<'preview'>>[1]) {
    try {
      return await room.desk.run('preview', input, { limits: previewLimits });
    } catch (cause) {
      if (cause instanceof EngineError && cause.code === 'engine.disk_full') throw new AppError('service.disk_full', {}, { cause });
      if (cause instanceof EngineError) throw new AppError('videos.preview_failed', {}, { cause });
      throw cause;
    }
  }
};
