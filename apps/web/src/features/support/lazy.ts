import { lazy } from 'react';

export const SupportChat = lazy(async () => ({ default: (await import('./support-chat.tsx')).SupportChat }));
