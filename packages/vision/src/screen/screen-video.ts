import { sampleGrid } from '../analyse/index.ts';
import {
  FrameSampler,
  type Video,
  trimmedRange,
  type Trim,
  readVideo,
  secondsOf,
  type VideoFrame,
} from '@semblante/media/video';
import type { StageProgress } from '@semblante/media';
import { changeBetween, isSame, ThumbnailSeries, type ColourThumbnail } from './colour-thumbnail.ts';
import { sexualOf, type ContentScores } from './content-networks.ts';
import type { ScreenEyes } from './eyes.ts';
import { lookAtContent, mirroredView, nearerView, turnedView, wholeView, type ContentLook } from './look-at-content.ts';
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
  try {
    const wanted = { fromFrame: range.first, toFrame: range.end, smoothing: 'predicted from' } as const;
    for await (const frame of readVideo(video, { ...wanted, signal })) {
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
  } finally {
    screen.close();
  }
  onProgress?.({ stage: 'screen', done: total, total });
  return screen.finish(done);
}

class VideoScreen {
  readonly #video: Video;
  readonly #eyes: ScreenEyes;
  readonly #sampler: FrameSampler;
  readonly #thumbnails = new ThumbnailSeries();
  readonly #picker = new FramePicker();
  readonly #findings = new Findings();
  readonly #ages: AgeWatch | undefined;
  #cleared: ClearedPicture | undefined;
  #clear: ClearPicture | undefined;
  #finding: Finding = 'clear';
  /** Looks that found that, one after the other. */
  #inARow = 0;

  constructor(video: Video, eyes: ScreenEyes) {
    this.#video = video;
    this.#eyes = eyes;
    this.#sampler = new FrameSampler(video.shape, sampleGrid);
    this.#ages = eyes.faces && new AgeWatch(eyes.faces);
  }

  get isRefused(): boolean {
    return this.#findings.isRefused;
  }

  close(): void {
    this.#sampler.close();
  }

  /** A frame is copied out of the decoder's memory only where a network looks at it. */
  async see(frame: VideoFrame): Promise<void> {
    const seconds = secondsOf(frame.pts, this.#video.timeline.timeBase);
    const pick = this.#picker.pick(seconds, this.#thumbnails.next(this.#sampler.sample(frame)));
    if (!pick) return;
    const at = { frame: frame.index, seconds, shot: pick.shot };
    if (isUnchanged(this.#clear, { seconds, thumbnail: pick.thumbnail })) this.#findings.addUnchanged(at);
    else await this.#look(frame, { at, thumbnail: pick.thumbnail });
    const searched = { ...at, thumbnail: pick.thumbnail };
    if (this.#ages?.isDue(searched))
      await this.#ages.see(frame.picture, { ...searched, rotation: this.#video.probe.video.rotation });
  }

  finish(frames: number): ScreenVerdict {
    return this.#findings.finish({ frames, young: this.#ages?.listYoung() ?? [] });
  }

  async #look(
    { picture }: VideoFrame,
    { at, thumbnail }: { at: { frame: number; seconds: number; shot: number }; thumbnail: ColourThumbnail },
  ): Promise<void> {
    const displayed = { picture, rotation: this.#video.probe.video.rotation };
    const whole = wholeView(displayed);
    const look = await lookAtContent(this.#eyes.content, {
      picture,
      views: [whole, nearerView(displayed)],
      turned: [turnedView(whole, 1), mirroredView(turnedView(whole, -1))],
      wasCleared: (first) => covers(this.#cleared, { thumbnail, first }),
    });
    this.#findings.add(at, look);
    if (look.outcome === 'doubted') this.#cleared = { thumbnail, first: look.first };
    this.#clear = look.outcome === 'clear' ? { seconds: at.seconds, thumbnail } : undefined;
    this.#picker.watch(this.#paceAfter(look));
  }

  /**
   * Where both networks saw something the next frame says whether it was chance; where only the first did, one more
   * look does.
   */
  #paceAfter(look: ContentLook): Pace {
    const { agreedLooks, closeLooksMax } = screenThresholds;
    const finding = 'strength' in look ? 'something' : look.outcome;
    const isAgain = finding === this.#finding;
    this.#inARow = isAgain ? this.#inARow + 1 : 1;
    this.#finding = finding;
    if (finding === 'clear') return 'usually';
    if (finding === 'doubted') return isAgain ? 'usually' : 'closely';
    if (this.#inARow > closeLooksMax) return 'usually';
    return this.#inARow <= agreedLooks ? 'at once' : 'closely';
  }
}

/** Both networks agree on `something`, however sure they are. */
type Finding = 'clear' | 'doubted' | 'something';

/** The picture last looked at, in which the first network saw nothing. */
interface ClearPicture {
  seconds: number;
  thumbnail: ColourThumbnail;
}

/** Against the picture that was looked at and not the frame before, so that nothing creeps in slowly. */
function isUnchanged(clear: ClearPicture | undefined, { seconds, thumbnail }: ClearPicture): boolean {
  const { sameLevels, sameSeconds } = screenThresholds;
  if (!clear || seconds - clear.seconds >= sameSeconds) return false;
  return isSame(clear.thumbnail, thumbnail, sameLevels);
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
