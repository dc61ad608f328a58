import { lazy } from 'react';

export const AppealModal = lazy(async () => ({ default: (await import('./appeal-modal.tsx')).AppealModal }));
export const HeldPanel = lazy(async () => ({ default: (await import('./held-panel.tsx')).HeldPanel }));
