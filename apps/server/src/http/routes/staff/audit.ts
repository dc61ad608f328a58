import { AuditAnswer, AuditExportQuery, type AuditItem, AuditQuery } from '@semblante/contracts';
import { type AuditDeps, exportAudit, listAudit } from '@semblante/core/audit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { momentCell, sendCsv } from '../../send-csv.ts';
import { failures } from '../accounts/answers.ts';
import { getMe } from '../accounts/caller.ts';
import { cappedMeta } from './capped-meta.ts';

const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

export const auditRoutes: FastifyPluginAsyncZod<{ deps: AuditDeps }> = async (app, { deps }) => {
  const listed = {
    tags: ['staff'],
    summary: 'What staff and the rules did, newest first',
    querystring: AuditQuery,
    response: { 200: AuditAnswer, ...failures(401, 403, 409, 422) },
  };
  app.get('/staff/audit', { config: { access: 'admin' }, schema: listed }, async (request) => {
    const { page, ...filter } = request.query;
    const { items, counted } = await listAudit(deps, filter, page);
    return { data: items, meta: cappedMeta(page, counted) };
  });

  const exported = {
    tags: ['staff'],
    summary: 'The same as a file for a spreadsheet (text/csv)',
    querystring: AuditExportQuery,
  };
  app.get(
    '/staff/audit/export',
    { config: { access: 'admin', isSensitive: true }, schema: exported },
    async (request, reply) => {
      const { t, language } = request;
      return sendCsv<Omit<AuditItem, 'names'>>(reply, {
        name: t('exports.audit.file'),
        language,
        rows: exportAudit(deps, request.query, getMe(request).userId),
        columns: [
          [t('exports.audit.id'), ({ id }) => id],
          [t('exports.audit.at'), ({ at }) => momentCell(new Date(at))],
          [t('exports.audit.actor'), ({ actor }) => actor?.name ?? null],
          [t('exports.audit.actor_email'), ({ actor }) => actor?.email ?? null],
          [t('exports.audit.action'), ({ action }) => action],
          [t('exports.audit.subject'), ({ subject }) => subject],
          [t('exports.audit.subject_id'), ({ subject_id }) => subject_id],
          [t('exports.audit.before'), ({ before }) => json(before)],
          [t('exports.audit.after'), ({ after }) => json(after)],
          [t('exports.audit.reason'), ({ reason }) => reason],
        ],
      });
    },
  );
};
