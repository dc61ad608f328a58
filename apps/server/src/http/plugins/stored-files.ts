import { mkdirSync } from 'node:fs';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { faceLimits } from '@semblante/contracts';
import fp from 'fastify-plugin';

const fieldsMax = 8;

/** Receives small files in forms and sends stored ones, with ranges; nothing is served by its path alone. */
export const storedFiles = fp<{ root: string }>(async (app, { root }) => {
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, { root, serve: false });
  await app.register(multipart, {
    limits: { fileSize: faceLimits.bytesMax, files: 1, fields: fieldsMax, parts: fieldsMax + 1 },
    throwFileSizeLimit: true,
  });
});
