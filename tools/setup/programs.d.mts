export function builtTestProgram(name: string): string;
export function ensurePrograms(): Promise<boolean>;
export function startsBuiltPrograms(): { name: string };
