import type { SoldRow } from '@semblante/core/payments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { momentCell, moneyCell, sendCsv } from '../../send-csv.ts';

export function sendSells(request: FastifyRequest, reply: FastifyReply, rows: AsyncIterable<SoldRow>): FastifyReply {
  const { t, language } = request;
  return sendCsv<SoldRow>(reply, {
    name: t('exports.sells.file'),
    language,
    rows,
    columns: [
      [t('exports.sells.id'), ({ id }) => id],
      [t('exports.sells.created_at'), ({ createdAt }) => momentCell(createdAt)],
      [t('exports.sells.paid_at'), ({ paidAt }) => momentCell(paidAt)],
      [t('exports.sells.status'), ({ status }) => status],
      [t('exports.sells.reason'), ({ statusReason }) => statusReason],
      [t('exports.sells.name'), ({ userName }) => userName],
      [t('exports.sells.email'), ({ userEmail }) => userEmail],
      [t('exports.sells.credits'), ({ credits }) => credits],
      [t('exports.sells.list_price'), ({ listPriceCents }) => moneyCell(listPriceCents, language)],
      [t('exports.sells.amount'), ({ amountCents }) => moneyCell(amountCents, language)],
      [t('exports.sells.refunded'), ({ refundedCents }) => moneyCell(refundedCents, language)],
      [
        t('exports.sells.promotion'),
        ({ promotionTitlePtBr, promotionTitleEn }) => (language === 'en' ? promotionTitleEn : promotionTitlePtBr),
      ],
      [t('exports.sells.method'), ({ method }) => method],
      [t('exports.sells.gateway'), ({ gateway }) => gateway],
      [t('exports.sells.reference'), ({ reference }) => reference],
      [t('exports.sells.transaction'), ({ transaction }) => transaction],
      [t('exports.sells.flag'), ({ flag }) => flag],
    ],
  });
}
