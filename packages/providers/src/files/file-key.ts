const safeKey = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Keys are made by us; one that is not plain words would be a fault, and could leave the folder. */
export function requireKey(key: string): string {
  if (!safeKey.test(key) || key.includes('..')) throw new Error(`Not a key of a file: ${key}`);
  return key;
}
