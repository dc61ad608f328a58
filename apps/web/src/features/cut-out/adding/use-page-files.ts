import { useEffect, useState } from 'react';
import { photoName } from './photo-name.ts';

/** What the clipboard calls its pictures, all of them alike. */
const clipboardName = /^image\.\w+$/;

function named(file: File): File {
  return clipboardName.test(file.name) ? new File([file], photoName(new Date(), file.type), { type: file.type }) : file;
}

function filesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])];
}

/** Files dropped anywhere on the page, or pasted. Tells whether some are being held over it. */
export function usePageFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without this the browser would leave the page and show the file.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      // A place that took the files itself has said so.
      setIsOver(false);
      const files = filesOf(event.dataTransfer);
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      if (!isTaken && files.length > 0) onFiles(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData).map(named);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [onFiles]);
  return isOver;
}
