export function trimPackages(packages: string): number;
