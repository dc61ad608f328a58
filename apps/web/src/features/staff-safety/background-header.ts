export const backgroundHeader = 'x-background';

/** On calls that a timer makes: they do not keep an idle session alive. */
export const backgroundHeaders = { [backgroundHeader]: '1' } as const;
