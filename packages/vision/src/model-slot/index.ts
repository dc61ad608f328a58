export { type SwapModel, openSwapModel } from './swap-model.ts';
