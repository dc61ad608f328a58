export * from './accounts.ts';
export * from './credits.ts';
export * from './faces.ts';
export * from './payments.ts';
export * from './processings.ts';
export * from './review.ts';
export * from './videos.ts';
export * from './work.ts';
