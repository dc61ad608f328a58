import { saveBlob } from '../../../lib/save-blob.ts';

export function saveTextFile({ name, text }: { name: string; text: string }): void {
  saveBlob({ name, blob: new Blob([text], { type: 'text/plain;charset=utf-8' }) });
}
