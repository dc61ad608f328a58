export function installWithApt(packages: readonly string[]): boolean;
export function findCommand(names: readonly string[]): string | undefined;
