export { orderOfEnhance, settleEnhanced } from './enhance-order.ts';
export { type DrawSpot, type EnhanceDeps, previewEnhance } from './preview-enhance.ts';
export { takeResultToEnhance } from './take-result.ts';
