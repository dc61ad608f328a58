import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Face, Image, ImagePurpose, Processing, StartBody, Video } from '@semblante/contracts';
import { logIn } from '../../../apps/server/src/testing/log-in.ts';

interface Call {
  json?: unknown;
  body?: Buffer | FormData;
  headers?: Record<string, string>;
}

const againMs = 300;

/** Somebody on a page: calls over a real socket, and with patience, as pages do, while the server is away. */
export class Visitor {
  readonly address: string;
  readonly #cookie: string;

  private constructor(address: string, cookie: string) {
    this.address = address;
    this.#cookie = cookie;
  }

  static async logIn(address: string, email: string): Promise<Visitor> {
    return new Visitor(address, await logIn(address, email));
  }

  /** What a call needs to be believed, for those who open their own sockets. */
  get headers(): Record<string, string> {
    return {
      cookie: this.#cookie,
      'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(this.#cookie)?.[1] ?? ''),
    };
  }

  async call(method: string, path: string, { json, body, headers }: Call = {}): Promise<Response> {
    const sent = json === undefined ? (Buffer.isBuffer(body) ? new Uint8Array(body) : body) : JSON.stringify(json);
    return await fetch(`${this.address}${path}`, {
      method,
      headers: { ...this.headers, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(sent !== undefined && { body: sent }),
    });
  }

  /** Only for what may be asked twice. */
  async callPatiently(method: string, path: string, call: Call = {}): Promise<Response> {
    for (;;) {
      const answer = await this.call(method, path, call).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }

  async addFace(file: string): Promise<Face> {
    const form = new FormData();
    form.append('consent', 'self');
    form.append('file', new Blob([new Uint8Array(await readFile(file))], { type: 'image/jpeg' }), basename(file));
    const answer = await this.call('POST', '/api/faces', { body: form });
    return (await dataOf<{ face: Face }>(answer)).face;
  }

  async addImage(file: string, purpose: ImagePurpose = 'subject'): Promise<Image> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await readFile(file))]), basename(file));
    const { images } = await dataOf<{ images: Image[] }>(
      await this.call('POST', `/api/images?purpose=${purpose}`, { body: form }),
    );
    if (!images[0]) throw new Error(`${file} was not taken`);
    return images[0];
  }

  /** Answers with the address of the upload, whose last part is the video's id. */
  async createUpload(bytes: number, name = 'clipe.mp4'): Promise<string> {
    const metadata = Object.entries({ filename: name, filetype: 'video/mp4', purpose: 'video' }).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    );
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(bytes), 'upload-metadata': metadata.join(',') };
    const answer = await this.call('POST', '/api/uploads', { headers });
    if (answer.status !== 201) throw new Error(`the upload was refused: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('location') ?? '';
  }

  async upload(bytes: Buffer): Promise<string> {
    const address = await this.createUpload(bytes.length);
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    const answer = await this.call('PATCH', address, { body: bytes, headers });
    if (answer.status !== 204) throw new Error(`the upload failed: ${answer.status} ${await answer.text()}`);
    return address.split('/').at(-1) ?? '';
  }

  async getVideo(id: string): Promise<Video> {
    return (await dataOf<{ video: Video }>(await this.callPatiently('GET', `/api/videos/${id}`))).video;
  }

  async untilReady(videoId: string): Promise<Video> {
    for (;;) {
      const video = await this.getVideo(videoId);
      if (video.state === 'ready') return video;
      if (video.state === 'error' || video.state === 'refused' || video.state === 'held')
        throw new Error(`the video is ${video.state}: ${video.error_code}`);
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }

  /** The key makes it one order, however often it must be said. */
  async start(body: StartBody, key: string): Promise<Processing> {
    const [first] = await this.startAll(body, key);
    if (!first) throw new Error('nothing was started');
    return first;
  }

  /** An order of several images is several processings. */
  async startAll(body: StartBody, key: string): Promise<Processing[]> {
    const answer = await this.callPatiently('POST', '/api/processings', {
      json: body,
      headers: { 'idempotency-key': key },
    });
    return (await dataOf<{ processings: Processing[] }>(answer)).processings;
  }

  async getProcessing(id: string): Promise<Processing> {
    return (await dataOf<{ processing: Processing }>(await this.callPatiently('GET', `/api/processings/${id}`)))
      .processing;
  }

  async download(processingId: string): Promise<Buffer> {
    const answer = await this.callPatiently('GET', `/api/processings/${processingId}/download`);
    if (!answer.ok) throw new Error(`the download answered ${answer.status}: ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** One after the other: many at once from one address are asked for a proof of work, as if they were guessing. */
export async function logInAll(address: string, people: readonly { email: string }[]): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (const { email } of people) visitors.push(await Visitor.logIn(address, email));
  return visitors;
}
