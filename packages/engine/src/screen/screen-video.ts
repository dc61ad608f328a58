import type { Video } from '../media/open-video.ts';
import { trimmedRange, type Trim } from '../media/plan-segments.ts';
import { readVideo } from '../media/read-video.ts';
import { secondsOf } from '../media/timeline.ts';
import type { VideoFrame } from '../media/video-frame.ts';
import type { StageProgress } from '../progress.ts';
import { AgeLedger, findFacesWithAge } from './apparent-age.ts';
import type { ScreenEyes } from './eyes.ts';
import { lookAtContent, wholeView } from './look-at-content.ts';
import { FramePicker, type PickReason } from './pick-frames.ts';
import { screenThresholds } from './thresholds.ts';
import { Findings, type ScreenVerdict } from './verdict.ts';

export interface ScreenVideoOptions {
  eyes: ScreenEyes;
  /** Only what is kept has to be screened. */
  trim?: Trim | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: StageProgress) => void) | undefined;
}

/** Screens a video, every frame by a cheap measure and the picked ones by the networks. Ends early once it is refused. */
export async function screenVideo(video: Video, { eyes, trim, signal, onProgress }: ScreenVideoOptions): Promise<ScreenVerdict> {
  const range = trimmedRange(video, trim);
  const screen = new VideoScreen(video, eyes);
  const total = range.end - range.first;
  let done = 0;
  for await (const frame of readVideo(video, { fromFrame: range.first, toFrame: range.end, signal })) {
    try {
      signal?.throwIfAborted();
      await screen.see(frame);
    } finally {
      frame.release();
    }
    done++;
    onProgress?.({ stage: 'screen', done, total });
    if (screen.isRefused) break;
  }
  onProgress?.({ stage: 'screen', done: total, total });
  return screen.finish(done);
}

class VideoScreen {
  readonly #video: Video;
  readonly #eyes: ScreenEyes;
  readonly #picker = new FramePicker();
  readonly #findings = new Findings();
  readonly #ages = new AgeLedger();
  #facesSeenAt = -Infinity;

  constructor(video: Video, eyes: ScreenEyes) {
    this.#video = video;
    this.#eyes = eyes;
  }

  get isRefused(): boolean {
    return this.#findings.isRefused;
  }

  async see({ index, pts, picture }: VideoFrame): Promise<void> {
    const { timeline, probe } = this.#video;
    const at = { frame: index, seconds: secondsOf(pts, timeline.timeBase) };
    const reason = this.#picker.pick(at.seconds, picture);
    if (!reason) return;
    const { rotation } = probe.video;
    const look = await lookAtContent(this.#eyes.content, { picture, region: wholeView({ picture, rotation }) });
    this.#findings.add(at, look);
    this.#picker.watch(look.outcome !== 'clear' && this.#findings.held < screenThresholds.closeLooksMax ? 'closely' : 'usually');
    if (this.#eyes.faces && this.#isTimeForFaces(reason, at.seconds)) {
      this.#facesSeenAt = at.seconds;
      const { vision, ages } = this.#eyes.faces;
      for (const mesh of await findFacesWithAge(vision, picture, { rotation })) this.#ages.add(at, await ages.read(picture, mesh));
    }
  }

  finish(frames: number): ScreenVerdict {
    return this.#findings.finish({ frames, young: this.#ages.listYoung('video') });
  }

  #isTimeForFaces(reason: PickReason, seconds: number): boolean {
    return reason === 'jump' || seconds - this.#facesSeenAt >= screenThresholds.faceSeconds;
  }
}
