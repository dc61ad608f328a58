import { EngineError } from '@semblante/media';
import { benchLimits, openVideo, type Video, readVideo } from '@semblante/media/video';
import {
  loadScreenedImage,
  screenImage,
  screenVideo,
  type ScreenEyes,
  type ScreenVerdict,
} from '@semblante/vision/screen';
import { costOf, medianOf, rounded } from '../cost.ts';
import type { MediaFile } from './list-media.ts';
import { reasonsOf } from './reasons.ts';

interface Screened {
  name: string;
  verdict: ScreenVerdict;
  cpuMs: number;
  /** Of a clip: its length, and what it costs to decode it once and do nothing else. */
  clip: { seconds: number; decodeCpuMs: number } | undefined;
}

/** Screens harmless media: what the screen holds here it holds by mistake. */
export async function measureMedia(
  media: readonly MediaFile[],
  { eyes, say }: { eyes: ScreenEyes; say: (text: string) => void },
): Promise<object> {
  const screened: Screened[] = [];
  const unreadable: { name: string; code: string }[] = [];
  for (const file of media) {
    try {
      const result = await measure(file, eyes);
      screened.push(result);
      say(lineOf(result));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      unreadable.push({ name: file.name, code: error.code });
    }
  }
  return { ...summaryOf(screened), unreadable };
}

async function measure({ name, path, kind }: MediaFile, eyes: ScreenEyes): Promise<Screened> {
  if (kind === 'image')
    return {
      name,
      ...(await costing(async () => screenImage(await loadScreenedImage(path), { eyes }))),
      clip: undefined,
    };
  const video = await openVideo(path, benchLimits);
  const { cpuMs: decodeCpuMs } = await costOf(() => decode(video));
  return {
    name,
    ...(await costing(() => screenVideo(video, { eyes }))),
    clip: { seconds: video.probe.seconds, decodeCpuMs },
  };
}

async function costing(screen: () => Promise<ScreenVerdict>): Promise<{ verdict: ScreenVerdict; cpuMs: number }> {
  let verdict: ScreenVerdict | undefined;
  const { cpuMs } = await costOf(async () => {
    verdict = await screen();
  });
  return { verdict: verdict!, cpuMs };
}

async function decode(video: Video): Promise<void> {
  for await (const frame of readVideo(video)) frame.release();
}

function summaryOf(screened: readonly Screened[]): object {
  const clips = screened.flatMap(({ clip, ...rest }) => (clip ? [{ ...rest, clip }] : []));
  const seconds = sumOf(clips, ({ clip }) => clip.seconds);
  const asked = clips.filter(({ verdict }) => verdict.seen.asked > 0);
  return {
    held_share: heldShare(screened),
    files: screened.length,
    held: screened.filter(isHeld).map(({ name, verdict }) => ({ name, reasons: reasonsOf(verdict) })),
    clips_held_share: heldShare(clips),
    clips: clips.length,
    images_held_share: heldShare(screened.filter(({ clip }) => !clip)),
    reasons: Object.fromEntries(
      ['content.perhaps_sexual', 'content.perhaps_minor', 'content.sexual'].map((code) => [
        code,
        screened.filter(({ verdict }) => reasonsOf(verdict).includes(code)).length,
      ]),
    ),
    looks_per_second: rounded(sumOf(clips, ({ verdict }) => verdict.seen.looked) / seconds, 2),
    /**
     * Of clips of a second and more in which nothing was doubtful: the first look is at the first frame, however short
     * a clip is.
     */
    looks_per_second_max: Math.max(
      0,
      ...clips
        .filter((each) => each.clip.seconds >= 1 && !asked.includes(each))
        .map(({ verdict, clip }) => rounded(verdict.seen.looked / clip.seconds, 2)),
    ),
    cpu_seconds_per_second: rounded(sumOf(clips, ({ cpuMs }) => cpuMs) / 1000 / seconds),
    /** Screening, its own decoding included, against decoding alone. */
    cpu_to_decoding: rounded(sumOf(clips, ({ cpuMs }) => cpuMs) / sumOf(clips, ({ clip }) => clip.decodeCpuMs), 2),
    /** Of the middle clip: one long clip must not speak for all. */
    cpu_to_decoding_middle: rounded(medianOf(clips.map(({ cpuMs, clip }) => cpuMs / clip.decodeCpuMs)), 2),
    cpu_ms_per_image: rounded(
      sumOf(screened, ({ clip, cpuMs }) => (clip ? 0 : cpuMs)) / Math.max(1, screened.length - clips.length),
      0,
    ),
    each: screened.map(({ name, verdict, cpuMs, clip }) => ({
      name,
      verdict: verdict.verdict,
      reasons: reasonsOf(verdict),
      ...verdict.seen,
      cpu_ms: rounded(cpuMs, 0),
      ...(clip && {
        seconds: rounded(clip.seconds, 2),
        looks_per_second: rounded(verdict.seen.looked / clip.seconds, 2),
        cpu_to_decoding: rounded(cpuMs / clip.decodeCpuMs, 2),
      }),
    })),
  };
}

const isHeld = ({ verdict }: { verdict: ScreenVerdict }): boolean => verdict.verdict !== 'pass';
const heldShare = (list: readonly { verdict: ScreenVerdict }[]): number =>
  list.length > 0 ? rounded(list.filter(isHeld).length / list.length, 4) : 0;
const sumOf = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((sum, item) => sum + value(item), 0);

function lineOf({ name, verdict, cpuMs, clip }: Screened): string {
  const { looked, asked, frames, scores } = verdict.seen;
  const pace = clip
    ? `, ${(looked / clip.seconds).toFixed(1)} a second, ${(cpuMs / clip.decodeCpuMs).toFixed(1)} times decoding`
    : '';
  return `${verdict.verdict.padEnd(7)} ${name.padEnd(52)} ${reasonsOf(verdict).join(' ')} sexual ${scores.sexual.toFixed(2)} sexy ${scores.sexy.toFixed(2)} second ${scores.secondSexual?.toFixed(2) ?? '-'}; ${looked} of ${frames} looked at, ${asked} asked, ${cpuMs.toFixed(0)} CPU ms${pace}`;
}
