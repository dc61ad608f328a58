/** Hands a file to the browser as a download. */
export function saveBlob({ name, blob }: { name: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after this turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address));
}
