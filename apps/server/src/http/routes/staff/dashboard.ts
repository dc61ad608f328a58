import { DashboardAnswer, DashboardQuery, LiveDashboardAnswer, WorkAnswer, WorkQuery } from '@semblante/contracts';
import { type FiguresDeps, getDashboard, getLiveDashboard, listWork } from '@semblante/core/figures';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { cappedMeta } from './capped-meta.ts';

export const dashboardRoutes: FastifyPluginAsyncZod<{ deps: FiguresDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'staff' } } as const;

  const shown = {
    tags: ['staff'],
    summary:
      'The figures of the last days of São Paulo beside those of as many days before, the work of this moment, and what somebody should look at',
    querystring: DashboardQuery,
    response: { 200: DashboardAnswer, ...failures(401, 403, 409, 422) },
  };
  app.get('/staff/dashboard', { ...access, schema: shown }, async (request) => ({
    data: await getDashboard(deps, getMe(request), request.query),
  }));

  const live = {
    tags: ['staff'],
    summary: 'Only the work of this moment and the alerts, for a page that stays open',
    response: { 200: LiveDashboardAnswer, ...failures(401, 403, 409) },
  };
  app.get('/staff/dashboard/live', { ...access, schema: live }, async (request) => ({
    data: await getLiveDashboard(deps, getMe(request)),
  }));

  const listed = {
    tags: ['staff'],
    summary: 'The work that waits or runs, oldest first, or what ended without a result, newest first',
    querystring: WorkQuery,
    response: { 200: WorkAnswer, ...failures(401, 403, 409, 422) },
  };
  app.get('/staff/work', { ...access, schema: listed }, async (request) => {
    const { items, counted } = await listWork(deps, request.query);
    return { data: items, meta: cappedMeta(request.query.page, counted) };
  });
};
