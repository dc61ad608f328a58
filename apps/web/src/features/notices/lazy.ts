import { lazy } from 'react';

export const NewsBell = lazy(async () => ({ default: (await import('./news-bell.tsx')).NewsBell }));
