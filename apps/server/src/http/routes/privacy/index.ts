import { pipeline } from 'node:stream';
import { DataExportAnswer, EraseBody, ErasureAnswer, ErasureReceiptAnswer, PrivacyAnswer } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import {
  askErasure,
  askExport,
  cancelErasure,
  fileOfOwnExport,
  getPrivacy,
  getReceipt,
  type PrivacyDeps,
} from '@semblante/core/privacy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { exportPurpose } from '../../../jobs/make-export.ts';
import { OwnId } from '../../own-id.ts';
import { failures, nothing } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';

const ReceiptParams = z.strictObject({ protocol: z.string().max(40) });

/** One's own data: a copy of it, and its end. */
export const privacyRoutes: FastifyPluginAsyncZod<{ deps: PrivacyDeps }> = async (app, { deps }) => {
  const access = { config: { access: 'session' } } as const;
  const tags = ['privacy'];
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const shown = {
    tags,
    summary: 'The caller’s copy and deletion under way, and what a deletion would mean',
    response: { 200: PrivacyAnswer, ...failures(401) },
  };
  app.get('/privacy', { ...access, schema: shown }, async (request) => ({
    data: await getPrivacy(deps, getMe(request).userId),
  }));

  const asked = {
    tags,
    summary: 'Asks for a copy of everything of the caller; the same one if there is one of today',
    response: { 202: DataExportAnswer, ...failures(401, 419, 429) },
  };
  app.post('/privacy/export', { ...access, schema: asked }, async (request, reply) => {
    const made = await askExport(deps, getMe(request), request);
    return reply.code(202).send({ data: { export: made } });
  });

  app.get(
    '/privacy/export/:id/file',
    { ...access, schema: { tags, summary: 'The copy as a ZIP, for its owner, while it is kept', params: OwnId } },
    async (request, reply) => {
      const { userId } = getMe(request);
      const { id } = request.params;
      const file = await fileOfOwnExport(deps, { id, userId });
      const own = await deps.accountKeys.keyOf(userId);
      if (!own || (await deps.files.sizeOf(file.key)) === undefined) throw new AppError('privacy.no_export');
      const opened = own.opening(exportPurpose(id), file);
      pipeline(await deps.files.read(file.key), opened, (error) => {
        if (error) request.log.warn({ err: error }, 'a copy was not sent to its end');
      });
      const name = request.t('privacy.copy.file_name', { date: file.madeAt.toISOString().slice(0, 10) });
      return reply
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/zip')
        .send(opened);
    },
  );

  const ending = {
    tags,
    summary: 'Asks for the deletion of the account; it happens after the stated days',
    body: EraseBody,
    response: { 202: ErasureAnswer, ...failures(400, 401, 409, 419, 422, 429) },
  };
  app.post('/privacy/erasure', { ...access, schema: ending }, async (request, reply) => {
    const erasure = await askErasure(deps, getMe(request), request.body, request);
    return reply.code(202).send({ data: { erasure } });
  });

  const undone = {
    tags,
    summary: 'Changes one’s mind, until the deletion begins',
    response: { 204: nothing, ...failures(401, 404, 409, 419) },
  };
  app.delete('/privacy/erasure', { ...access, schema: undone }, async (request, reply) => {
    await cancelErasure(deps, getMe(request), request);
    return reply.code(204).send(null);
  });

  const receipt = {
    tags,
    summary: 'What was deleted, by the number of the receipt; it tells of no person',
    params: ReceiptParams,
    response: { 200: ErasureReceiptAnswer, ...failures(404) },
  };
  app.get('/privacy/receipts/:protocol', { config: { access: 'public' }, schema: receipt }, async (request) => ({
    data: { receipt: await getReceipt(deps, request.params.protocol) },
  }));
};
