export { hashCpf } from './cpf.ts';
export { getBilling, getPayer, type Payer } from './get-billing.ts';
export { updateBilling } from './update-billing.ts';
