export { planned, rendered } from './plan-swap.ts';
export { orderClipPreview, orderOf, orderPreview, type PreviewOrder, type SwapOrder } from './swap-order.ts';
