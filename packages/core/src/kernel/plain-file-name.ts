/**
 * A stranger's name for a file is shown and offered on download: no folders, no characters that turn text around or
 * break a line.
 */
export function plainFileName(name: string, without: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? name;
  return (
    last
      .replaceAll(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .trim()
      .slice(0, 200) || without
  );
}
