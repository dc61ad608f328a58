/** The benchmark's own networks run beside what it measures. */
export const oneThread = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 } as const;
