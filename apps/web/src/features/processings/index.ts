export { DeleteProcessing } from './delete-processing.tsx';
export { Evaluation } from './evaluation.tsx';
export { ImageComparison } from './image-comparison.tsx';
export { ProcessingActions } from './processing-actions.tsx';
export { keepProcessing } from './processing-cache.ts';
export {
  type ListedKind,
  startProcessing,
  useProcessing,
  useProcessings,
  useProcessingsSince,
} from './processing-calls.ts';
export { ProcessingCard } from './processing-card.tsx';
export { ProcessingErrorModal } from './processing-error-modal.tsx';
export { isRunning } from './processing-event.ts';
export { ProcessingState } from './processing-state.tsx';
export { type ProcessingView, viewOf } from './processing-view.ts';
export { ResultFromAddress } from './result-from-address.tsx';
export { ResultList } from './result-list.tsx';
export { ResultMoment } from './result-moment.tsx';
export { UnsupportedFormatModal } from './unsupported-format-modal.tsx';
export { useMinute } from './use-minute.ts';
export { useProgressTitle } from './use-progress-title.ts';
export { WaitOffer } from './wait-offer.tsx';
