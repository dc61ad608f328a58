/** Of the work itself, in the order they come. A tool goes through some of them. */
export const workedStages = ['preparing', 'rendering', 'joining', 'checking'] as const;
export type WorkedStage = (typeof workedStages)[number];

/** Where in the work it is. `review`: the output waits for staff, the credits stay held. */
export const processingStages = ['queued', ...workedStages, 'review', 'done'] as const;
export type ProcessingStage = (typeof processingStages)[number];
