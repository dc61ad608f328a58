import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Face, Processing, Video } from '@semblante/contracts';
import { giftCredits } from '@semblante/core/credits';
import type { UserId } from '@semblante/core/kernel';
import { workStepJob } from '../jobs/work-step.ts';
import { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** Somebody who uses the face swap: sends photos and videos as a page does, and lets the worker work. */
export class MediaVisitor {
  readonly browser: TestBrowser;
  readonly #server: TestServer;
  #address: string | undefined;

  constructor(server: TestServer, options: { language?: string } = {}) {
    this.browser = new TestBrowser(server.app, options);
    this.#server = server;
  }

  async logIn(email = 'user@semblante.test'): Promise<this> {
    await this.browser.logIn(email, 'semblante-demo');
    return this;
  }

  /** A gift of staff's to whoever is logged in. */
  async getCredits(credits: number): Promise<void> {
    const { data } = (await this.browser.call('GET', '/api/user')).json<{ data: { user: { id: UserId } } }>();
    await this.#server.database.db.transaction(
      async (tx) =>
        await giftCredits(tx, {
          userId: data.user.id,
          credits,
          cause: { kind: 'staff', id: 'gift' },
          reason: 'for the test',
        }),
    );
  }

  async sendPhoto(file: string, fields: Record<string, string> = { consent: 'self' }, url = '/api/faces') {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(
      'file',
      new Blob([new Uint8Array(await readFile(file))], { type: file.endsWith('.png') ? 'image/png' : 'image/jpeg' }),
      basename(file),
    );
    return await this.sendForm(form, url);
  }

  async sendForm(form: FormData, url = '/api/faces', method: 'POST' | 'PUT' = 'POST') {
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return await this.browser.call(method, url, Buffer.from(await encoded.arrayBuffer()), { 'content-type': type });
  }

  async addFace(file: string): Promise<Face> {
    const answer = await this.sendPhoto(file);
    if (answer.statusCode !== 201) throw new Error(`the face was not taken: ${answer.body}`);
    return answer.json<{ data: { face: Face } }>().data.face;
  }

  /** By the tus protocol over a real socket, in pieces of `piece` bytes. */
  async upload(
    bytes: Buffer,
    options: { name?: string; piece?: number; type?: string; sample?: string; purpose?: 'video' | 'clip' } = {},
  ): Promise<string> {
    const created = await this.createUpload(bytes.length, options);
    if (created.status !== 201) throw new Error(`the upload was refused: ${created.status} ${await created.text()}`);
    const address = created.headers.get('location') ?? '';
    const piece = options.piece ?? bytes.length;
    for (let offset = 0; offset < bytes.length; offset += piece) await this.sendPiece(address, bytes, offset, piece);
    return address.split('/').at(-1) ?? '';
  }

  async createUpload(
    length: number,
    options: { name?: string; type?: string; sample?: string; purpose?: 'video' | 'clip' } = {},
  ): Promise<Response> {
    const metadata = {
      filename: options.name ?? 'clipe.mp4',
      filetype: options.type ?? 'video/mp4',
      purpose: options.purpose ?? 'video',
      ...(options.sample && { sample: options.sample }),
    };
    const encoded = Object.entries(metadata)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    return await this.send('POST', '/api/uploads', { 'upload-length': String(length), 'upload-metadata': encoded });
  }

  async sendPiece(address: string, bytes: Buffer, offset: number, piece: number): Promise<Response> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return await this.send('PATCH', address, headers, bytes.subarray(offset, offset + piece));
  }

  async send(method: string, url: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Response> {
    this.#address ??= await this.#server.listen();
    if (!this.browser.cookies.has('XSRF-TOKEN')) await this.browser.call('GET', '/api/csrf');
    const cookie = [...this.browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const token = this.browser.cookies.get('XSRF-TOKEN') ?? '';
    return await fetch(`${this.#address}${url}`, {
      method,
      headers: { cookie, 'x-xsrf-token': token, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  }

  async getVideo(id: string): Promise<Video> {
    return (await this.browser.call('GET', `/api/videos/${id}`)).json<{ data: { video: Video } }>().data.video;
  }

  async getProcessing(id: string): Promise<Processing> {
    return (await this.browser.call('GET', `/api/processings/${id}`)).json<{ data: { processing: Processing } }>().data
      .processing;
  }

  /** Lets the worker do what waits, until nothing does. */
  async work(): Promise<void> {
    const stopping = new AbortController();
    const problems: unknown[] = [];
    const draw = workStepJob(this.#server.media, {
      report: (problem) => problems.push(problem),
      stopping: stopping.signal,
    });
    for (let turn = 0; turn < 100; turn += 1) {
      const { rows } = await this.#server.database.executeSql(`select 1 from work_steps where state = 'waiting'`);
      if (rows.length === 0) return;
      await draw();
      // A step that failed waits for its next try; the test's clock does not.
      await this.#server.database.executeSql(`update work_steps set not_before = '2000-01-01' where state = 'waiting'`);
    }
    throw new Error(`the work has no end: ${problems.map(String).join('; ')}`);
  }
}
