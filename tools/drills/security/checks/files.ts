import { deflateSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../ask.ts';
import type { Check, Target } from '../check.ts';
import { makePng } from '../png.ts';

const media = 'packages/media/src';

interface Sent {
  name: string;
  type: string;
  content: Buffer;
}

async function sendImage(target: Target, { name, type, content }: Sent) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)], { type }), name);
  const startedAt = performance.now();
  const answer = await target.ana.call('POST', '/api/images?purpose=subject', { body: form });
  const said = (await answer.json()) as {
    code?: string;
    data?: { images: { id: string }[]; files?: { error: { code: string } | null }[] };
  };
  return {
    status: answer.status,
    taken: said.data?.images ?? [],
    text: JSON.stringify(said),
    ms: performance.now() - startedAt,
  };
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inside}</svg>`;

const typeConfusion: Check = {
  name: 'type-confusion',
  promise: 'a file is what its bytes are: pages, scripts and drawings are no pictures under whatever name, nor videos',
  attack: async (target) => {
    const faults: string[] = [];
    const wrong: Record<string, string> = {
      page: '<!doctype html><script>alert(1)</script>',
      drawing: svg('<rect width="64" height="64" fill="red"/><script>alert(1)</script>'),
      script: 'alert(document.cookie)',
      pdf: '%PDF-1.4 1 0 obj',
      program: '\x7fELF\x02\x01\x01',
      archive: 'PK\x03\x04aaaa',
      gif: 'GIF89a\x01\x00\x01\x00/*',
    };
    for (const [what, text] of Object.entries(wrong)) {
      const content = Buffer.from(text, 'latin1');
      for (const [name, type] of [
        ['foto.jpg', 'image/jpeg'],
        ['foto.png', 'image/svg+xml'],
        ['foto.jpg.html', 'text/html'],
      ] as const) {
        const answer = await sendImage(target, { name, type, content });
        if (answer.taken.length > 0 || answer.status >= 500)
          faults.push(`${what} as ${name}: ${answer.text.slice(0, 90)}`);
      }
      const id = await target.ana.upload(content);
      const state = await settledState(target, id);
      if (!['error', 'refused'].includes(state)) faults.push(`${what} as a video is ${state}`);
    }
    faults.push(...(await servePolyglot(target)));
    return faults;
  },
  removals: [
    {
      file: `${media}/picture/image-file.ts`,
      from: "if (!isImageFormat(format, rules)) throw rules.refuse('format', { format });",
      to: '',
    },
  ],
};

/** A picture with a page behind it is a picture when it is served, and nothing of the page is left in what we draw. */
async function servePolyglot(target: Target): Promise<string[]> {
  const faults: string[] = [];
  const page = Buffer.from('<script>alert(1)</script>');
  const content = Buffer.concat([makePng({ width: 64, height: 64 }), page]);
  const { taken } = await sendImage(target, { name: 'foto.html', type: 'text/html', content });
  const id = taken[0]?.id;
  if (!id) return faults;
  for (const part of ['source', 'view', 'thumbnail']) {
    const answer = await ask(target, { path: `/api/images/${id}/${part}`, headers: target.ana.headers });
    const type = String(answer.headers['content-type']);
    if (!/^image\/(png|jpeg|webp)$/.test(type)) faults.push(`${part} of a polyglot is served as ${type}`);
    if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push(`${part} of a polyglot may be sniffed`);
    if (part !== 'source' && answer.body.includes(page)) faults.push(`${part} of a polyglot still has the page in it`);
  }
  return faults;
}

async function settledState(target: Target, id: string): Promise<string> {
  for (;;) {
    const { state } = await target.ana.getVideo(id);
    if (state !== 'uploading' && state !== 'checking' && state !== 'analysing') return state;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const ssrf: Check = {
  name: 'ssrf',
  promise: 'no file, field or header makes the server call an address that a stranger chose',
  attack: async (target) => {
    const { address, calls } = target.canary;
    const lists = [
      `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${address}/hls.ts\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${address}/concat.mp4'\n`,
      `<?xml version="1.0"?><MPD><BaseURL>${address}/dash.mp4</BaseURL></MPD>`,
      `${address}/plain.mp4\n`,
    ];
    for (const list of lists) await settledState(target, await target.ana.upload(Buffer.from(list)));
    const drawing = svg(`<image href="${address}/svg.png" width="64" height="64"/>`);
    await sendImage(target, { name: 'a.svg', type: 'image/svg+xml', content: Buffer.from(drawing) });
    await sendImage(target, { name: 'a.jpg', type: 'image/jpeg', content: Buffer.from(drawing) });
    const sent = { referer: `${address}/referer`, origin: address, 'x-forwarded-host': new URL(address).host };
    for (const { method, path, sample, hasJson } of target.api.operations) {
      if (!hasJson || path.startsWith('/api/staff')) continue;
      const body = JSON.stringify(sample).replaceAll(/"a+"/g, JSON.stringify(`${address}/field`));
      await ask(target, {
        method,
        path: path.replaceAll(/\{\w+\}/g, encodeURIComponent(`${address}/id`)),
        body,
        headers: { ...target.ana.headers, 'content-type': 'application/json', ...sent },
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return calls.splice(0).map((call) => `the server called ${call}`);
  },
  removals: [
    {
      file: `${media}/video/detect-container.ts`,
      from: "if (box === 'ftyp') return containerOfBrand(text.slice(8, 12));",
      to: "if (box === 'ftyp' || text.startsWith('#EXTM3U')) return 'mp4';",
    },
    {
      file: `${media}/video/source-file.ts`,
      from: 'InputFormat.findInputFormat(demuxers[container])',
      to: "InputFormat.findInputFormat('hls')",
    },
    {
      file: `${media}/video/source-file.ts`,
      from: "{ protocol_whitelist: 'file' }",
      to: "{ protocol_whitelist: 'file,http,tcp' }",
    },
  ],
  weakEnv: { SANDBOX: 'off' },
};

/** A PNG that says it is 50,000 pixels wide and high, in a few kilobytes. */
function pixelBomb(): Buffer {
  return makePng({ width: 50_000, height: 50_000, rows: Buffer.alloc(60_000) });
}

/** A picture of ordinary size whose text chunk unpacks to 256 MB. */
function textBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(256 * 1024 * 1024, 'a'));
  return makePng({
    width: 64,
    height: 64,
    extra: { name: 'zTXt', data: Buffer.concat([Buffer.from('a\0\0'), packed]) },
  });
}

const pixelBombs: Check = {
  name: 'pixel-bombs',
  promise: 'a small file that claims two gigapixels is refused before a pixel is unpacked',
  attack: async (target) => {
    const faults: string[] = [];
    const big = await sendImage(target, { name: 'bomb.png', type: 'image/png', content: pixelBomb() });
    if (big.taken.length > 0 || !big.text.includes('too_big'))
      faults.push(`50,000 x 50,000: ${big.text.slice(0, 120)}`);
    if (big.ms > 15_000) faults.push(`50,000 x 50,000 took ${Math.round(big.ms)} ms`);
    const text = await sendImage(target, { name: 'text.png', type: 'image/png', content: textBomb() });
    if (text.status >= 500 || text.ms > 15_000)
      faults.push(`a packed text: ${text.status} after ${Math.round(text.ms)} ms`);
    const after = await ask(target, { path: '/api/user', headers: target.ana.headers });
    if (after.status !== 200) faults.push(`afterwards the server answers ${after.status}`);
    return faults;
  },
  removals: [
    {
      file: `${media}/picture/image-file.ts`,
      from: 'if (width * height > rules.pixelsMax)',
      to: 'if (width * height > Infinity)',
    },
  ],
};

const zipNames: Check = {
  name: 'zip-names',
  promise: 'names in an archive and of a download are plain: no folder, no way up, no control character',
  needsBelongings: true,
  attack: async (target) => {
    const belongings = await target.getBelongings();
    const picture = await readFile(join(target.folder, 'face.jpg'));
    const named = ['../../etc/x.jpg', '..\\C:\\x.jpg', 'a\u202egpj.exe', 'x"\r\ny: z.jpg'];
    const faults: string[] = [];
    const ids: string[] = [];
    for (const name of named) {
      const { taken } = await sendImage(target, { name, type: 'image/jpeg', content: picture });
      if (taken[0]) ids.push(taken[0].id);
    }
    const started = await target.ana.startAll({ kind: 'image', image_ids: ids }, 'named');
    for (const { id } of started)
      while (['pending', 'in_progress'].includes((await target.ana.getProcessing(id)).status))
        await new Promise((resolve) => setTimeout(resolve, 200));
    const all = [belongings.ana.processing, ...started.map(({ id }) => id)];
    const archive = await ask(target, {
      path: `/api/processings/archive?ids=${all.join(',')}`,
      headers: target.ana.headers,
    });
    if (archive.status !== 200) return [`the archive answered ${archive.status}`];
    const names = namesInZip(archive.body);
    if (names.length !== all.length) faults.push(`${names.length} names for ${all.length} files`);
    for (const name of names)
      if (/[\\/\u0000-\u001f\u202a-\u202e:"<>|?*]|^\.\.|^\s*$/.test(name))
        faults.push(`in the archive: ${JSON.stringify(name)}`);
    for (const id of all) {
      const { headers } = await ask(target, { path: `/api/processings/${id}/download`, headers: target.ana.headers });
      const said = String(headers['content-disposition']);
      if (!/^attachment; filename="[^"\\/]*"/.test(said) || headers['y']) faults.push(`a download says ${said}`);
    }
    return faults;
  },
  removals: [
    {
      file: 'packages/core/src/processings/archive-results.ts',
      from: "freeName(name.replaceAll(unknownToSystems, '_'), taken)",
      to: 'freeName(name, taken)',
    },
    {
      file: 'packages/core/src/kernel/plain-file-name.ts',
      from: 'const last = name.split(/[\\\\/]/).at(-1) ?? name;',
      to: 'const last = name;',
    },
  ],
};

/** Names as the local headers of a ZIP have them. */
function namesInZip(zip: Buffer): string[] {
  const names: string[] = [];
  const central = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = zip.indexOf(central); at >= 0; at = zip.indexOf(central, at + 4)) {
    const length = zip.readUInt16LE(at + 28);
    names.push(zip.subarray(at + 46, at + 46 + length).toString());
  }
  return names;
}

export const fileChecks: readonly Check[] = [typeConfusion, ssrf, pixelBombs, zipNames];
