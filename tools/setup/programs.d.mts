export const programs: Readonly<Record<string, string>>;
export function builtProgram(name: string): string;
export function builtTestProgram(name: string): string;
export function startsBuiltPrograms(): { name: string };
export function buildChanged(
  changes: readonly { file: string; from: string; to: string }[],
  folder: string,
): Promise<void>;
