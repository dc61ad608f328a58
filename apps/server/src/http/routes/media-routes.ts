import type { FastifyPluginAsync } from 'fastify';
import type { MediaDeps } from '../../media/media-deps.ts';
import { faceRoutes } from './faces/index.ts';
import { processingRoutes } from './processings/index.ts';
import { reviewRoutes } from './review/index.ts';
import { uploadRoutes } from './uploads/index.ts';
import { videoRoutes } from './videos/index.ts';

/** Everything about people's pictures: faces, videos, what is made of them, and who looks at what is doubtful. */
export const mediaRoutes: FastifyPluginAsync<{ deps: MediaDeps }> = async (app, options) => {
  for (const routes of [faceRoutes, uploadRoutes, videoRoutes, processingRoutes, reviewRoutes]) await app.register(routes, { ...options, prefix: '/api' });
};
