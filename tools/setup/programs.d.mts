export function builtProgram(name: string): string;
export function builtTestProgram(name: string): string;
export function startsBuiltPrograms(): { name: string };
