export { useForSale } from './package-calls.ts';
export { PackageForm } from './package-form.tsx';
export { PackagesTable } from './packages-table.tsx';
export { PromotionForm } from './promotion-form.tsx';
export { PromotionsTable } from './promotions-table.tsx';
