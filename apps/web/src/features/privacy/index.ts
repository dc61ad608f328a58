export { ErasureNotice } from './erasure-notice.tsx';
export { ErasureReceipt } from './erasure-receipt.tsx';
export { MyData } from './my-data.tsx';
export { useErasureReceipt } from './privacy-calls.ts';
