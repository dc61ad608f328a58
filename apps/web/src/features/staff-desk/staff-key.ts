/** What only staff sees lives below this key of the query cache. */
export const staffKey = ['staff'] as const;
