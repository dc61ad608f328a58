export { sumFigures } from './figure-days.queries.ts';
export type { FiguresDeps } from './figures-deps.ts';
export { getDashboard, getLiveDashboard } from './get-dashboard.ts';
export { keepFigures } from './keep-figures.ts';
export { type Operations, readOperations } from './operations.queries.ts';
export { listWork } from './list-work.ts';
