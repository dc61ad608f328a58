export { buy, type Order } from './buy.ts';
export { cancelPayment } from './charges/cancel-payment.ts';
export { reconcilePayments } from './charges/reconcile-payments.ts';
export { getPayment, type OwnPayment, payAgain } from './get-payment.ts';
export { getInvitation } from './invitations/get-invitation.ts';
export { settleInvitations } from './invitations/settle-invitations.ts';
export { listPackages, listPrices } from './packages/list-packages.ts';
export {
  createPackage,
  createPromotion,
  editPackage,
  editPromotion,
  getPriceList,
  orderPackages,
} from './packages/manage-packages.ts';
export { createOfferBoard } from './packages/offer-board.ts';
export { hasPriority } from './packages/priority.queries.ts';
export { seedPackages } from './packages/seed-packages.ts';
export type { PaymentDeps } from './payment-deps.ts';
export {
  type Charge,
  type ChargeNames,
  type ChargeOrder,
  type ChargeState,
  type PaymentProvider,
  type PaymentProviders,
  type RawWebhook,
  type ReadWebhook,
  type RefundOrder,
  type RefundResult,
  replayWindowSeconds,
} from './provider.ts';
export { paymentData } from './personal-data.queries.ts';
export { askRefund } from './refunds/ask-refund.ts';
export { decideRefund } from './refunds/decide-refund.ts';
export { newProtocol } from './refunds/protocol.ts';
export { sendRefundsLeft } from './refunds/send-refund.ts';
export { startRefund } from './refunds/start-refund.ts';
export { exportSales } from './sales/export-sales.ts';
export type { SaleRow as SoldRow } from './sales/list-sales.queries.ts';
export { getSale, listEventsOfSale, listSales, salesPerPage } from './sales/list-sales.ts';
export { clearFlag, reconcileNow } from './sales/manage-sale.ts';
export { listStatement, statementPerPage } from './statement/list-statement.ts';
export { cancelPendingOf, sumUpMoney } from './sum-up-money.ts';
export { decideEvent, listGivenUpEvents } from './webhooks/decide-event.ts';
export { handleEvent, handleEventsLeft } from './webhooks/handle-event.ts';
export { purgeEvents } from './webhooks/purge-events.ts';
export { receiveWebhook, type ReceivedWebhook } from './webhooks/receive-webhook.ts';
