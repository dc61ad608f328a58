// One of two children of the benchmark: signs or verifies a large video by itself, so that its peak of memory is its
// own.
import { openDevelopmentCertificate } from '@semblante/media/certificate';
import { signVideo, verifyFile } from '@semblante/media/provenance';

const { task, file, out, keys } = JSON.parse(process.argv[2]!) as {
  task: 'sign' | 'verify';
  file: string;
  out: string;
  keys: string;
};
const certificate = await openDevelopmentCertificate(keys);
const startedAt = performance.now();
const result =
  task === 'sign'
    ? await signVideo({ file, out, action: 'face_swapped', certificate })
    : await verifyFile(out, { certificates: [certificate.chain[0]!] });
const seconds = (performance.now() - startedAt) / 1000;
const answer = 'signed' in result ? { signed: result.signed } : { verdict: result.verdict };
process.stdout.write(
  `${JSON.stringify({ ...answer, seconds: Number(seconds.toFixed(2)), memory_peak_mb: Math.round(process.resourceUsage().maxRSS / 1024) })}\n`,
);
