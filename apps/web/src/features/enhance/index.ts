export { EnhanceDesk } from './enhance-desk.tsx';
export { EnhanceFaq } from './enhance-faq.tsx';
export { EnhanceResult } from './enhance-result.tsx';
export { EnhanceStart } from './enhance-start.tsx';
