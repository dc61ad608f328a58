import type { FastifyPluginAsync } from 'fastify';
import type { MediaDeps } from '../../media/media-deps.ts';
import { catalogRoutes } from './catalog/index.ts';
import { faceRoutes } from './faces/index.ts';
import { imageRoutes } from './images/index.ts';
import { photoRoutes } from './images/photos.ts';
import { cutOutRoutes } from './processings/cut-outs.ts';
import { enhanceRoutes } from './processings/enhance.ts';
import { processingRoutes } from './processings/index.ts';
import { blockRoutes } from './blocks/index.ts';
import { reportRoutes } from './reports/index.ts';
import { reviewRoutes } from './review/index.ts';
import { staffVideoRoutes } from './staff-videos/index.ts';
import { uploadRoutes } from './uploads/index.ts';
import { verifyRoutes } from './verify/index.ts';
import { videoRoutes } from './videos/index.ts';

/** Everything about people's pictures: faces, videos, what is made of them, and who looks at what is doubtful. */
export const mediaRoutes: FastifyPluginAsync<{ deps: MediaDeps }> = async (app, options) => {
  for (const routes of [
    faceRoutes,
    uploadRoutes,
    videoRoutes,
    imageRoutes,
    photoRoutes,
    processingRoutes,
    cutOutRoutes,
    enhanceRoutes,
    catalogRoutes,
    staffVideoRoutes,
    reviewRoutes,
    blockRoutes,
    reportRoutes,
    verifyRoutes,
  ])
    await app.register(routes, { ...options, prefix: '/api' });
};
