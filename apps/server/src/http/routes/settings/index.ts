import { type Settings, SettingsAnswer } from '@semblante/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const settingsRoutes: FastifyPluginAsyncZod<{ settings: Settings }> = async (app, { settings }) => {
  const schema = {
    tags: ['settings'],
    summary: 'What the page must know before anyone logs in',
    response: { 200: SettingsAnswer },
  };
  app.get('/settings', { config: { access: 'public' }, schema }, async () => ({ data: settings }));
};
