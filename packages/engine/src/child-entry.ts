/** The engine's child process, where nobody names another. */
export const childEntry = new URL('../child.ts', import.meta.url);
