export { BlocksList } from './blocks-list.tsx';
export { HeldPanel } from './held-panel.tsx';
export { keepContinuation } from './own-review-calls.ts';
export { useReviewCases } from './review-calls.ts';
export { ReviewCard } from './review-card.tsx';
export { ReviewKeysLine } from './review-keys-line.tsx';
export { ScreenRules } from './screen-rules.tsx';
export { pressable, useReviewKeys } from './use-review-keys.ts';
