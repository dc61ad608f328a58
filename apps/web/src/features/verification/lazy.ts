import { lazy } from 'react';

export const VerificationSheet = lazy(async () => ({
  default: (await import('./verification-sheet.tsx')).VerificationSheet,
}));
