/** The engine's child process. */
export const childEntry = new URL('./child.ts', import.meta.url);
