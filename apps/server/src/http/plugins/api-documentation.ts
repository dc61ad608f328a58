import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { describeCall, describeComponents } from './api-components.ts';

/** The description of the API, made from the schemas that validate it; the page's client is generated from it. */
export const apiDocumentation = fp<{ publicUrl: string }>(async function apiDocumentation(app, { publicUrl }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Semblante',
        version: '1',
        description:
          'Every POST, PUT, PATCH and DELETE sends the cookie XSRF-TOKEN (set by GET /api/csrf) back as header X-XSRF-TOKEN.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'semblante_session' } } },
    },
    transform: describeCall,
    transformObject: describeComponents,
  });
  app.get(
    '/api/openapi.json',
    { config: { access: 'public', answersAlways: true }, schema: { hide: true } },
    async () => app.swagger(),
  );
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
});
