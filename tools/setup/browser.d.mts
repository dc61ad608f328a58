export function ensureBrowser(): string | undefined;
