import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { faceLimits } from '@semblante/contracts';
import type { FileStore } from '@semblante/core/kernel';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { streamStored } from '../stream-stored.ts';

const fieldsMax = 8;

declare module 'fastify' {
  interface FastifyReply {
    /** A file of the store with ranges; with a name it is one to be saved. */
    sendFromStore(key: string, name?: string): FastifyReply;
  }
}

/** Receives small files in forms and sends stored ones, with ranges; nothing is served by its path alone. */
export const storedFiles = fp<{ files: FileStore }>(async function storedFiles(app, { files }) {
  const { root } = files;
  if (root !== undefined) mkdirSync(root, { recursive: true });
  // The page is sent by it too, from a folder of its own.
  await app.register(fastifyStatic, { root: root ?? tmpdir(), serve: false });
  app.decorateReply('sendFromStore', function sendFromStore(this: FastifyReply, key: string, name?: string) {
    if (root === undefined) return streamStored(this, { files, key, name });
    // With a name the library forgets its own folder, and its types forget that it can be told.
    const options: object = { root, cacheControl: false };
    return name === undefined ? this.sendFile(key, { cacheControl: false }) : this.download(key, name, options);
  });
  await app.register(multipart, {
    limits: { fileSize: faceLimits.bytesMax, files: 1, fields: fieldsMax, parts: fieldsMax + 1 },
    throwFileSizeLimit: true,
  });
});
