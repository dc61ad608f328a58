export * from './accounts.ts';
export * from './credits.ts';
export * from './payments.ts';
