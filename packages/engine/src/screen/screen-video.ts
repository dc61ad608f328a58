import type { Video } from '../media/open-video.ts';
import { trimmedRange, type Trim } from '../media/plan-segments.ts';
import { readVideo } from '../media/read-video.ts';
import { secondsOf } from '../media/timeline.ts';
import type { VideoFrame } from '../media/video-frame.ts';
import type { StageProgress } from '../progress.ts';
import { changeBetween, type ColourThumbnail } from './colour-thumbnail.ts';
import { sexualOf, type ContentScores } from './content-networks.ts';
import type { ScreenEyes } from './eyes.ts';
import { lookAtContent, nearerView, wholeView, type ContentLook } from './look-at-content.ts';
import { FramePicker, isOther, type Pace } from './pick-frames.ts';
import { screenThresholds } from './thresholds.ts';
import { Findings, type ScreenVerdict } from './verdict.ts';
import { AgeWatch } from './watch-ages.ts';

export interface ScreenVideoOptions {
  eyes: ScreenEyes;
  /** Only what is kept has to be screened. */
  trim?: Trim | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: StageProgress) => void) | undefined;
}

/**
 * Screens a video, every frame by a cheap measure and the picked ones by the networks. Ends early once it is refused.
 */
export async function screenVideo(
  video: Video,
  { eyes, trim, signal, onProgress }: ScreenVideoOptions,
): Promise<ScreenVerdict> {
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
  readonly #ages: AgeWatch | undefined;
  #cleared: ClearedPicture | undefined;
  #outcome: ContentLook['outcome'] = 'clear';
  /** Looks with that outcome, one after the other. */
  #inARow = 0;

  constructor(video: Video, eyes: ScreenEyes) {
    this.#video = video;
    this.#eyes = eyes;
    this.#ages = eyes.faces && new AgeWatch(eyes.faces);
  }

  get isRefused(): boolean {
    return this.#findings.isRefused;
  }

  async see({ index, pts, picture }: VideoFrame): Promise<void> {
    const { timeline, probe } = this.#video;
    const at = { frame: index, seconds: secondsOf(pts, timeline.timeBase) };
    const pick = this.#picker.pick(at.seconds, picture);
    if (!pick) return;
    const { rotation } = probe.video;
    const views = [wholeView({ picture, rotation }), nearerView({ picture, rotation })] as const;
    const look = await lookAtContent(this.#eyes.content, {
      picture,
      views,
      wasCleared: (first) => covers(this.#cleared, { ...pick, first }),
    });
    this.#findings.add({ ...at, shot: pick.shot }, look);
    if (look.outcome === 'doubted') this.#cleared = { thumbnail: pick.thumbnail, first: look.first };
    this.#picker.watch(this.#paceAfter(look));
    await this.#ages?.see(picture, { ...at, shot: pick.shot, rotation });
  }

  finish(frames: number): ScreenVerdict {
    return this.#findings.finish({ frames, young: this.#ages?.listYoung() ?? [] });
  }

  /**
   * Where both networks saw something the next frame says whether it was chance; where only the first did, one more
   * look does.
   */
  #paceAfter({ outcome }: ContentLook): Pace {
    const { agreedLooks, closeLooksMax } = screenThresholds;
    const isAgain = outcome === this.#outcome;
    this.#inARow = isAgain ? this.#inARow + 1 : 1;
    this.#outcome = outcome;
    if (outcome === 'clear') return 'usually';
    if (outcome === 'doubted') return isAgain ? 'usually' : 'closely';
    if (this.#inARow > closeLooksMax) return 'usually';
    return this.#inARow <= agreedLooks ? 'at once' : 'closely';
  }
}

/** A picture in which the first network saw something that the second did not. */
interface ClearedPicture {
  thumbnail: ColourThumbnail;
  first: ContentScores;
}

/** The second network is not asked again about the same picture, unless the first is surer than it was. */
function covers(cleared: ClearedPicture | undefined, { thumbnail, first }: ClearedPicture): boolean {
  if (!cleared) return false;
  const { clearedRise, clearedLevels } = screenThresholds;
  const isSurer =
    sexualOf(first) > sexualOf(cleared.first) + clearedRise || first.sexy > cleared.first.sexy + clearedRise;
  const change = changeBetween(cleared.thumbnail, thumbnail);
  return !isSurer && !isOther(change) && change.levels < clearedLevels;
}
