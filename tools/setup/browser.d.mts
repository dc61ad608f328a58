export function ensureBrowser(): string | undefined;
export function ensureHeadlessShell(): string | undefined;
