export { CheckoutStep } from './checkout/checkout-step.tsx';
export { MissingPayment } from './panel/missing-payment.tsx';
export { PaymentPanel } from './panel/payment-panel.tsx';
export { type ReceiptData, useReceipt } from './payment-calls.ts';
export { Receipt } from './receipt/receipt.tsx';
export { RefundModal } from './refund/refund-modal.tsx';
export { statusWord } from './status-word.ts';
export { useTitleFocus } from './use-title-focus.ts';
