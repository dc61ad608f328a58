export { hashesOfCpf, maskCpf } from './cpf.ts';
export { findOwnerOfCpf } from './find-owner.ts';
export { getBilling, getPayer, type Payer } from './get-billing.ts';
export { billingData } from './personal-data.queries.ts';
export { releaseCpf } from './release-cpf.ts';
export { resealBilling } from './reseal-billing.ts';
export { readCpf, readPhone, updateBilling } from './update-billing.ts';
