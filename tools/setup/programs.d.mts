export function builtTestProgram(name: string): string;
export function startsBuiltPrograms(): { name: string };
