import type { SoldRow } from '@semblante/core/payments';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { momentCell, moneyCell, sendCsv } from '../../send-csv.ts';

export function sendSales(request: FastifyRequest, reply: FastifyReply, rows: AsyncIterable<SoldRow>): FastifyReply {
  const { t, language } = request;
  return sendCsv<SoldRow>(reply, {
    name: t('exports.sales.file'),
    language,
    rows,
    columns: [
      [t('exports.sales.id'), ({ id }) => id],
      [t('exports.sales.created_at'), ({ createdAt }) => momentCell(createdAt)],
      [t('exports.sales.paid_at'), ({ paidAt }) => momentCell(paidAt)],
      [t('exports.sales.status'), ({ status }) => status],
      [t('exports.sales.reason'), ({ statusReason }) => statusReason],
      [t('exports.sales.name'), ({ userName }) => userName],
      [t('exports.sales.email'), ({ userEmail }) => userEmail],
      [t('exports.sales.credits'), ({ credits }) => credits],
      [t('exports.sales.list_price'), ({ listPriceCents }) => moneyCell(listPriceCents, language)],
      [t('exports.sales.amount'), ({ amountCents }) => moneyCell(amountCents, language)],
      [t('exports.sales.refunded'), ({ refundedCents }) => moneyCell(refundedCents, language)],
      [
        t('exports.sales.promotion'),
        ({ promotionTitlePtBr, promotionTitleEn }) => (language === 'en' ? promotionTitleEn : promotionTitlePtBr),
      ],
      [t('exports.sales.method'), ({ method }) => method],
      [t('exports.sales.gateway'), ({ gateway }) => gateway],
      [t('exports.sales.reference'), ({ reference }) => reference],
      [t('exports.sales.transaction'), ({ transaction }) => transaction],
      [t('exports.sales.flag'), ({ flag }) => flag],
    ],
  });
}
