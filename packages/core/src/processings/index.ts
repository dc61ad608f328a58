export { beginWork, errorCodeOf, planned, rendered, tellProgress, type WorkedStage } from './advance-processing.ts';
export {
  cancelProcessing,
  decideProcessing,
  evaluateProcessing,
  purgeResults,
  removeProcessing,
  stopAllOf,
  stopFor,
} from './end-processing.ts';
export { fileOfProcessing, getProcessing, listProcessings } from './list-processings.ts';
export { processingsPerPage } from './shown.queries.ts';
export { processingData } from './personal-data.queries.ts';
export {
  alphaOfProcessing,
  cutOutOfProcessing,
  cutOutViewOfProcessing,
  folderOfProcessing,
  momentsOfProcessing,
  type ProcessingDeps,
  resultOfProcessing,
  segmentsOfProcessing,
  thumbnailOfProcessing,
} from './processing-deps.ts';
export { listKeptProcessings } from './processing.queries.ts';
export { type Leftovers, type Made, settleFailed, settleMade } from './settle-processing.ts';
export { type Start, startProcessing } from './start-processing.ts';
export { startShown } from './start-shown.ts';
export { orderClipPreview, orderOf, orderPreview, type PreviewOrder, type SwapOrder } from './swap-order.ts';
export { blockableResult, stopBlocked } from './block-result.ts';
export { listArchive } from './archive-results.ts';
export { type CutOutMade, orderOfCutOut, settleCutOut } from './cut-out-order.ts';
export { type DrawRender, renderCutOut, type RenderDeps, type RenderOrder } from './render-cut-out.ts';
export { startCutOuts } from './start-cut-outs.ts';
