export { orderOfCutOut, settleCutOut } from './cut-out-order.ts';
export { type DrawRender, renderCutOut, type RenderDeps, type RenderOrder } from './render-cut-out.ts';
