export { beginWork, errorCodeOf, tellProgress } from './advance-processing.ts';
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
export { type Start, startProcessing, startProcessings } from './start-processing.ts';
export { startShown } from './start-shown.ts';
export { blockableResult, stopBlocked } from './block-result.ts';
export { listArchive } from './archive-results.ts';
