import { reportLimits, VerifyAnswer } from '@semblante/contracts';
import { networkOf, requireAttempt } from '@semblante/core/accounts';
import { AppError } from '@semblante/core/kernel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { kindOfFile } from '../../../media/recognise-copy.ts';
import { receiveForm, refuseOversize } from '../../receive-form.ts';
import { failures } from '../accounts/answers.ts';

const fileErrors = { several: 'verify.one_file', tooLarge: 'verify.too_large' } as const;
const bytesMax = reportLimits.copyBytesMax;

/** Whether a file was made here and is as it was made; never by whom. The file is gone with the answer. */
export const verifyRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (
  app,
  { deps: { reports, verifyFile } },
) => {
  const schema = {
    tags: ['reports'],
    summary: 'Whether Semblante made a file, and whether it was changed since (multipart: file)',
    consumes: ['multipart/form-data'],
    response: { 200: VerifyAnswer, ...failures(400, 413, 419, 422, 429, 503, 507) },
  };
  app.post(
    '/verify',
    { config: { access: 'public' }, schema, onRequest: refuseOversize({ bytesMax, tooLarge: fileErrors.tooLarge }) },
    async (request) => {
      const fromNetwork = { limit: 'verifiesFromNetwork', of: networkOf(request.ip) } as const;
      await requireAttempt(reports, fromNetwork, 'verify.too_many');
      if ((await reports.files.freeBytes()) < bytesMax * 2) throw new AppError('service.disk_full');
      return await receiveForm(request, { bytesMax, errors: fileErrors }, async (file) => {
        if (!file) throw new AppError('verify.file_required', {}, { field: 'file' });
        if (!(await kindOfFile(file))) throw new AppError('verify.file_type', {}, { field: 'file' });
        return { data: await verifyFile(file) };
      });
    },
  );
};
