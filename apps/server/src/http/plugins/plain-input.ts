import { AppError } from '@semblante/core/kernel';
import fp from 'fastify-plugin';

/** No text column can hold a null byte, and no honest form sends one: refused before any rule sees it. */
export const plainInput = fp(async (app) => {
  app.addHook('preValidation', async (request) => {
    if (holdsNullByte(request.body) || holdsNullByte(request.query) || holdsNullByte(request.params)) {
      throw new AppError('request.malformed');
    }
  });
});

function holdsNullByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Buffer.isBuffer(value)) return false;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNullByte(inner));
}
