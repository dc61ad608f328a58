import { ReportAnswer, reportLimits, SentReport } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import { admitReport, lookAtReport, submitReport } from '@semblante/core/reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { kindOfFile } from '../../../media/recognise-copy.ts';
import type { MediaDeps } from '../../../media/media-deps.ts';
import { parseFields } from '../../invalid-fields.ts';
import { receiveForm, refuseOversize } from '../../receive-form.ts';
import { failures } from '../accounts/answers.ts';

const fileErrors = { several: 'reports.one_file', tooLarge: 'reports.too_large' } as const;
const Protocol = z.strictObject({ protocol: z.string().max(40) });

/**
 * Anyone reports, without an account. The fields come before the copy: nothing is taken in of a form that is not filled
 * in, or of a flood.
 */
export const reportRoutes: FastifyPluginAsyncZod<{ deps: MediaDeps }> = async (app, { deps: { reports } }) => {
  const access = { config: { access: 'public' } } as const;
  const tags = ['reports'];

  const sent = {
    tags,
    summary:
      'Reports a result or a face (multipart: reason, link, text, email, captcha as JSON, and last a copy as file)',
    consumes: ['multipart/form-data'],
    response: { 201: ReportAnswer, ...failures(400, 413, 419, 422, 429, 507) },
  };
  const bytesMax = reportLimits.copyBytesMax;
  app.post(
    '/reports',
    { ...access, schema: sent, onRequest: refuseOversize({ bytesMax, tooLarge: fileErrors.tooLarge }) },
    async (request, reply) => {
      if ((await reports.files.freeBytes()) < bytesMax * 2) throw new AppError('service.disk_full');
      let given: SentReport | undefined;
      const admit = async (fields: Record<string, string>) => {
        given = parseFields(SentReport, fields);
        await admitReport(reports, { captcha: given.captcha, origin: request.origin });
      };
      const report = await receiveForm(request, { bytesMax, errors: fileErrors, admit }, async (copy) => {
        if (copy && !(await kindOfFile(copy))) throw new AppError('reports.file_type', {}, { field: 'file' });
        if (!given) throw new AppError('request.malformed');
        const { captcha: _, ...fields } = given;
        return await submitReport(reports, { ...fields, language: request.language, copy });
      });
      return reply.code(201).send({ data: { report } });
    },
  );

  const looked = {
    tags,
    summary: 'How far a report is, by its protocol number',
    params: Protocol,
    response: { 200: ReportAnswer, ...failures(404, 422, 429) },
  };
  app.get('/reports/:protocol', { ...access, schema: looked }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return {
      data: { report: await lookAtReport(reports, { protocol: request.params.protocol, origin: request.origin }) },
    };
  });
};
