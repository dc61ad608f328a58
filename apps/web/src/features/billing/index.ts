export { BillingSection } from './billing-section.tsx';
export { phoneText } from './phone-text.ts';
export { useBilling } from './use-billing.ts';
