// `npm run bench -- provenance --json [--media DIR] [--out DIR] [--only sign,flips,label,image,video] [--others 1000]`
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readProvenanceArguments } from './provenance/arguments.ts';
import { flipEveryByte } from './provenance/flip-bytes.ts';
import { labelCost } from './provenance/label-cost.ts';
import { makeLargeVideo } from './provenance/large-video.ts';
import { recogniseImages } from './provenance/recognise-images.ts';
import { recogniseVideos } from './provenance/recognise-videos.ts';
import { runChild } from './run-child.ts';

const largeBytes = 524_288_000; // docs/product/processings.md
const { media, out, parts, others } = readProvenanceArguments(process.argv.slice(2));
await mkdir(out, { recursive: true });
if (!media) say('SKIPPED real clips: no --media DIR was given');

const report: Record<string, unknown> = {};
const measures = {
  sign: measureSigning,
  flips: () => flipEveryByte(out),
  label: async () => ({ cpu_ms_per_frame_1080p: labelCost() }),
  image: () => recogniseImages(others),
  video: () => recogniseVideos({ media, folder: out, others }),
};
for (const part of parts) {
  say(part);
  report[part] = await measures[part]();
  say(JSON.stringify(report[part]));
}
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(0);

async function measureSigning(): Promise<object> {
  const file = await makeLargeVideo(out, largeBytes);
  const task = { file, out: join(out, 'large-signed.mp4'), keys: join(out, 'keys') };
  const sign = await runChild('provenance/sign-large.ts', { ...task, task: 'sign' });
  const verify = await runChild('provenance/sign-large.ts', { ...task, task: 'verify' });
  return { bytes: largeBytes, sign, verify };
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
