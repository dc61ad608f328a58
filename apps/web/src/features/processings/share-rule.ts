type Sharing = Partial<Pick<Navigator, 'canShare' | 'share'>>;

/** Asked with a file of the kind that would be shared: many browsers share links and no files. */
export function canShareFiles(device: Sharing): boolean {
  return (
    device.share !== undefined &&
    device.canShare?.({ files: [new File([], 'video.mp4', { type: 'video/mp4' })] }) === true
  );
}

export function whatsAppAddress(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** The person closed the sheet of the device. */
export function isTakenBack(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
