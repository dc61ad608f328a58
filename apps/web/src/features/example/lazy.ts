import { lazy } from 'react';

export const MovingExample = lazy(async () => ({ default: (await import('./moving-example.tsx')).MovingExample }));
