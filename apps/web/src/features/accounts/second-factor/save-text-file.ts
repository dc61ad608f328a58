/** Hands a text to the browser as a download. */
export function saveTextFile({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after this turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address));
}
