import {
  CatalogAnswer,
  CatalogCategoriesAnswer,
  CatalogQuery,
  CatalogReelsAnswer,
  CatalogTermsAnswer,
  CatalogTermsBody,
  ClipAnswer,
  clipLimits,
  PreviewAnswer,
  PreviewBody,
} from '@semblante/contracts';
import {
  acceptTerms,
  fileOfClip,
  getTerms,
  listClips,
  listOpenCategories,
  listReels,
  viewClip,
} from '@semblante/core/catalog';
import { AppError } from '@semblante/core/kernel';
import { orderClipPreview } from '@semblante/core/processings/swap';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { anyId, OwnId } from '../../own-id.ts';
import { answerPreview, pictureOfPreview, PreviewParams } from '../../preview-answer.ts';
import { sendStored } from '../../send-stored.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const PersonParams = z.strictObject({ id: anyId, person: z.string().max(10) });
const PersonQuery = z.object({ of: z.string().max(40).optional() });
const SizeParams = z.strictObject({ id: anyId, height: z.coerce.number().int().catch(0) });

export const catalogRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps }) => {
  const { videos } = deps;
  const access = { config: { access: 'user' } } as const;
  const tags = ['catalog'];

  // docs/product/catalogue.md: calls and files are for verified accounts only. To others they are not there.
  app.addHook('onRequest', async (request) => {
    if (!getMe(request).isVerified) throw new AppError('catalog.restricted');
  });

  app.get(
    '/catalog',
    {
      ...access,
      schema: {
        tags,
        summary: 'Clips of the catalogue; the search forgives accents and typos',
        querystring: CatalogQuery,
        response: { 200: CatalogAnswer, ...failures(401, 404, 422) },
      },
    },
    async (request) => {
      const { clips, total } = await listClips(videos, { ...request.query, language: request.language });
      return { data: clips, meta: { page: request.query.page, per_page: clipLimits.perPage, total } };
    },
  );

  app.get(
    '/catalog/categories',
    {
      ...access,
      schema: {
        tags,
        summary: 'Categories and how many clips each has',
        response: { 200: CatalogCategoriesAnswer, ...failures(401, 404) },
      },
    },
    async (request) => ({
      data: await listOpenCategories(videos, request.language),
    }),
  );

  app.get(
    '/catalog/reels',
    {
      ...access,
      schema: {
        tags,
        summary: 'A row of clips for each badge',
        response: { 200: CatalogReelsAnswer, ...failures(401, 404) },
      },
    },
    async (request) => ({
      data: await listReels(videos, request.language),
    }),
  );

  app.get(
    '/catalog/terms',
    {
      ...access,
      schema: {
        tags,
        summary: 'The present version of the terms, and whether the caller accepted it',
        response: { 200: CatalogTermsAnswer, ...failures(401, 404) },
      },
    },
    async (request) => ({
      data: { terms: await getTerms(videos, getMe(request).userId) },
    }),
  );

  const accepted = {
    tags,
    summary: 'Accepts the terms; version and time are kept',
    body: CatalogTermsBody,
    response: { 200: CatalogTermsAnswer, ...failures(401, 404, 409, 419, 422) },
  };
  app.post('/catalog/terms', { ...access, schema: accepted }, async (request) => ({
    data: { terms: await acceptTerms(videos, { userId: getMe(request).userId, version: request.body.version }) },
  }));

  app.get(
    '/catalog/:id',
    {
      ...access,
      schema: {
        tags,
        summary: 'One clip and the people in it; counts a view, once for an account and a day',
        params: OwnId,
        response: { 200: ClipAnswer, ...failures(401, 404) },
      },
    },
    async (request) => ({
      data: {
        clip: await viewClip(videos, {
          id: request.params.id,
          userId: getMe(request).userId,
          language: request.language,
        }),
      },
    }),
  );

  for (const part of ['source', 'poster'] as const) {
    app.get(
      `/catalog/:id/${part}`,
      { ...access, schema: { tags, summary: `The clip’s ${part}, with ranges`, params: OwnId } },
      async (request, reply) => sendStored(reply, await fileOfClip(videos, { id: request.params.id, part })),
    );
  }

  app.get(
    '/catalog/:id/sizes/:height',
    { ...access, schema: { tags, summary: 'A smaller size of the clip, with ranges', params: SizeParams } },
    async (request, reply) =>
      sendStored(reply, await fileOfClip(videos, { id: request.params.id, part: { height: request.params.height } })),
  );

  app.get(
    '/catalog/:id/people/:person',
    { ...access, schema: { tags, summary: 'A person’s thumbnail', params: PersonParams, querystring: PersonQuery } },
    async (request, reply) =>
      sendStored(reply, await fileOfClip(videos, { id: request.params.id, part: { person: request.params.person } })),
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
    '/catalog/:id/preview',
    { config: { access: 'user', isCounted: false }, schema: previewed },
    async (request, reply) => {
      const { id } = request.params;
      const order = await orderClipPreview(deps.processings, {
        ...request.body,
        id,
        userId: getMe(request).userId,
        language: request.language,
      });
      return await answerPreview(
        deps,
        { request, reply },
        { order, seconds: request.body.at_seconds, address: `/api/catalog/${id}` },
      );
    },
  );

  app.get(
    '/catalog/:id/previews/:preview/:name',
    { ...access, schema: { tags, summary: 'A picture of a preview', params: PreviewParams } },
    async (request, reply) => sendStored(reply, pictureOfPreview(getMe(request).userId, request.params)),
  );
};
