import { lazy } from 'react';

export const ExtraInfoModal = lazy(async () => ({ default: (await import('./extra-info-modal.tsx')).ExtraInfoModal }));
