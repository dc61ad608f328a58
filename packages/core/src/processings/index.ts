export { beginWork, errorCodeOf, planned, rendered, tellProgress, type WorkedStage } from './advance-processing.ts';
export { cancelProcessing, decideProcessing, evaluateProcessing, purgeResults, removeProcessing, stopFor } from './end-processing.ts';
export { fileOfProcessing, getProcessing, listProcessings, processingsPerPage } from './list-processings.ts';
export { folderOfProcessing, type ProcessingDeps, resultOfProcessing, segmentsOfProcessing, thumbnailOfProcessing } from './processing-deps.ts';
export { listKeptProcessings } from './processing.queries.ts';
export { type Leftovers, type Made, settleFailed, settleMade } from './settle-processing.ts';
export { type Start, startProcessing } from './start-processing.ts';
export { orderOf, orderPreview, type SwapOrder } from './swap-order.ts';
