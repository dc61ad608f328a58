export { RecentPurchases } from './recent-purchases.tsx';
export { StatementSection } from './statement-section.tsx';
export { signedCredits } from './statement-words.ts';
