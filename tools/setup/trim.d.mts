export function isTrimmed(file: string, packages: string): boolean;
export function trimPackages(packages: string): number;
