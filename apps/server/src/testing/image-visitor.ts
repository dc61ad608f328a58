import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Image, ImageOutcome } from '@semblante/contracts';
import { MediaVisitor } from './media-visitor.ts';

/** Somebody who takes backgrounds away: sends pictures as a page does. */
export class ImageVisitor extends MediaVisitor {
  async sendImages(files: readonly (string | { name: string; bytes: Uint8Array })[], query = '') {
    const form = new FormData();
    for (const file of files) {
      const { name, bytes } = typeof file === 'string' ? { name: basename(file), bytes: await readFile(file) } : file;
      form.append('files', new Blob([new Uint8Array(bytes)]), name);
    }
    return await this.sendForm(form, `/api/images${query}`);
  }

  async addImage(file: string, query = ''): Promise<Image> {
    const answer = await this.sendImages([file], query);
    const { image } = answer.json<{ data: { outcomes: ImageOutcome[] } }>().data.outcomes[0] ?? {};
    if (answer.statusCode !== 201 || !image) throw new Error(`the image was not taken: ${answer.body}`);
    return image;
  }

  async startCutOuts(imageIds: readonly string[], key?: string) {
    return await this.browser.call(
      'POST',
      '/api/processings',
      { kind: 'image', image_ids: imageIds },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  }

  async balance(): Promise<{ balance: number; held: number }> {
    return (await this.browser.call('GET', '/api/user')).json<{ data: { user: { balance: number; held: number } } }>()
      .data.user;
  }
}
