export { Alerts } from './alerts.tsx';
export { type Period, useDashboard, useLiveDashboard } from './figure-calls.ts';
export { Plots } from './plots.tsx';
export { Tiles } from './tiles.tsx';
