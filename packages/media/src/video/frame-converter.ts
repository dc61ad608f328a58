import { EngineError } from '../engine-error.ts';
import {
  AVCOL_RANGE_JPEG,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  Filter,
  type FilterContext,
  FilterGraph,
  Frame,
  type TimeBase,
  requireDone,
} from './av.ts';
import { type ColourTags, dynamicRangeOf, isPlainColour, standardTags, tagsOf } from './colour-tags.ts';

export interface PictureShape {
  width: number;
  height: number;
}

/**
 * 4:2:0 H.264 cannot have an odd side: the last column or row is left out. Padding would show a line that nobody
 * filmed.
 */
export function evenShape({ width, height }: PictureShape): PictureShape {
  return { width: width & ~1, height: height & ~1 };
}

/** What colours come out of the converter for frames that carry these. */
export function convertedTags(tags: ColourTags): ColourTags {
  return isPlainColour(tags) ? tags : standardTags;
}

interface OpenGraph {
  key: string;
  graph: FilterGraph;
  source: FilterContext;
  sink: FilterContext;
}

/**
 * Brings every frame to 8-bit 4:2:0 of one even size in a colour space the compositor knows. Most frames already are
 * and pass untouched, without a copy; the others go through one of FFmpeg's filter graphs, rebuilt when a stream
 * changes half-way.
 */
export class FrameConverter {
  readonly #shape: PictureShape;
  readonly #timeBase: TimeBase;
  readonly #scan: 'progressive' | 'interlaced';
  #graph: OpenGraph | undefined;

  constructor({
    shape,
    timeBase,
    scan,
  }: {
    shape: PictureShape;
    timeBase: TimeBase;
    scan: 'progressive' | 'interlaced';
  }) {
    this.#shape = shape;
    this.#timeBase = timeBase;
    this.#scan = scan;
  }

  /**
   * Takes the frame over and yields the frames that are ready: with interlaced video each one comes after the next was
   * seen.
   */
  async *convert(frame: Frame): AsyncGenerator<Frame, void, undefined> {
    if (this.#passes(frame)) {
      yield* this.flush();
      yield this.#cropped(frame);
      return;
    }
    try {
      const key = keyOf(frame);
      if (this.#graph?.key !== key) {
        yield* this.flush();
        this.#graph = await this.#openGraph(frame, key);
      }
      requireDone(await (this.#graph as OpenGraph).source.buffersrcAddFrame(frame), 'filter a frame');
    } finally {
      frame.free();
    }
    yield* this.#drain();
  }

  async *flush(): AsyncGenerator<Frame, void, undefined> {
    if (!this.#graph) return;
    requireDone(await this.#graph.source.buffersrcAddFrame(null), 'end the filters');
    yield* this.#drain();
    this.close();
  }

  close(): void {
    this.#graph?.graph.free();
    this.#graph = undefined;
  }

  #passes(frame: Frame): boolean {
    const isPlainFormat = frame.format === AV_PIX_FMT_YUV420P || frame.format === AV_PIX_FMT_YUVJ420P;
    const isOwnShape = (frame.width & ~1) === this.#shape.width && (frame.height & ~1) === this.#shape.height;
    return this.#scan === 'progressive' && isPlainFormat && isOwnShape && isPlainColour(tagsOf(frame));
  }

  /** The planes stay where they are: only fewer of their pixels count. */
  #cropped(frame: Frame): Frame {
    if (frame.format === AV_PIX_FMT_YUVJ420P) {
      frame.format = AV_PIX_FMT_YUV420P;
      frame.colorRange = AVCOL_RANGE_JPEG;
    }
    frame.width = this.#shape.width;
    frame.height = this.#shape.height;
    return frame;
  }

  async *#drain(): AsyncGenerator<Frame, void, undefined> {
    while (this.#graph) {
      const frame = new Frame();
      frame.alloc();
      if ((await this.#graph.sink.buffersinkGetFrame(frame)) < 0) {
        frame.free();
        return;
      }
      yield this.#cropped(this.#inOwnTicks(frame, this.#graph.sink));
    }
  }

  /** The deinterlacer counts in half ticks. */
  #inOwnTicks(frame: Frame, sink: FilterContext): Frame {
    const { num, den } = sink.buffersinkGetTimeBase();
    frame.pts = BigInt(Math.round((Number(frame.pts) * num * this.#timeBase.den) / (den * this.#timeBase.num)));
    return frame;
  }

  async #openGraph(frame: Frame, key: string): Promise<OpenGraph> {
    const { num, den } = this.#timeBase;
    const tags = tagsOf(frame);
    const range = tags.range === 0 ? '' : `:range=${tags.range}`;
    const matrix = tags.matrix === 2 ? '' : `:colorspace=${tags.matrix}`;
    const source = `buffer@source=video_size=${frame.width}x${frame.height}:pix_fmt=${frame.format}:time_base=${num}/${den}${matrix}${range}`;
    const graph = new FilterGraph();
    graph.alloc();
    try {
      graph.nbThreads = 1;
      requireDone(
        graph.parse2([source, ...this.#steps(frame, tags), 'format=pix_fmts=yuv420p', 'buffersink@sink'].join(',')),
        'build the filters',
      );
      requireDone(await graph.config(), 'connect the filters');
      return {
        key,
        graph,
        source: requireFilter(graph, 'buffer@source'),
        sink: requireFilter(graph, 'buffersink@sink'),
      };
    } catch (cause) {
      graph.free();
      throw cause;
    }
  }

  #steps(frame: Frame, tags: ColourTags): string[] {
    const { width, height } = this.#shape;
    const steps: string[] = [];
    if (this.#scan === 'interlaced') steps.push('bwdif=mode=send_frame:deint=interlaced');
    if (frame.width - width > 1 || frame.height - height > 1 || frame.width < width || frame.height < height)
      steps.push(`scale=${width}:${height}`);
    if (dynamicRangeOf(tags) !== 'standard') steps.push(...toneMapSteps());
    else if (!isPlainColour(tags)) steps.push('zscale=matrix=709:primaries=709:transfer=709:range=limited');
    return steps;
  }
}

/**
 * Linear light with reference white (203 nits, BT.2408) at 1, gamut to BT.709, highlights up to 1,000 nits compressed.
 * Chosen by eye on a colour chart filmed in HLG: Jellyfin's quicker tonemapx turned red to crimson, other curves merged
 * the two lightest greys.
 */
function toneMapSteps(): string[] {
  if (!Filter.getByName('zscale') || !Filter.getByName('tonemap'))
    throw new EngineError('media.hdr_unsupported', { reason: 'this FFmpeg has no tone mapper' });
  return [
    'zscale=transfer=linear:npl=203',
    'format=gbrpf32le',
    'zscale=primaries=bt709',
    'tonemap=tonemap=hable:desat=0:peak=5',
    'zscale=transfer=bt709:matrix=bt709:range=limited',
  ];
}

function keyOf(frame: Frame): string {
  return [frame.format, frame.width, frame.height, ...Object.values(tagsOf(frame))].join();
}

function requireFilter(graph: FilterGraph, name: string): FilterContext {
  const filter = graph.getFilter(name);
  if (!filter) throw new Error(`The filter graph has no ${name}`);
  return filter;
}
