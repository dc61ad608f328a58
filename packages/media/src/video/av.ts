// The only module that imports node-av: the polyfill has to run before it, and FFmpeg's own chatter is turned off here,
// once.
import './promise-with-resolvers.ts';
import { AV_LOG_ERROR, AV_LOG_QUIET } from 'node-av/constants';
import { FFmpegError, Log } from 'node-av/lib';

Log.setLevel(AV_LOG_ERROR);

export {
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_FCC,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_BT709,
  AVCOL_TRC_SMPTE2084,
  AVDISCARD_ALL,
  AVERROR_EAGAIN,
  AVERROR_ENOSPC,
  AVERROR_EOF,
  AVERROR_INVALIDDATA,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
  AV_CODEC_FLAG_FRAME_DURATION,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_INTERLACED_DCT,
  AV_CODEC_FLAG_INTERLACED_ME,
  AV_CODEC_ID_H264,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_FRAME_FLAG_CORRUPT,
  AV_FRAME_DATA_REGIONS_OF_INTEREST,
  AV_FRAME_FLAG_INTERLACED,
  AV_FRAME_FLAG_TOP_FIELD_FIRST,
  AV_NOPTS_VALUE,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV444P,
  AV_PIX_FMT_YUVJ420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_PKT_DATA_DOVI_CONF,
  AV_PKT_FLAG_DISCARD,
  AV_SAMPLE_FMT_FLTP,
  SWS_POINT,
} from 'node-av/constants';
export type { AVPixelFormat } from 'node-av/constants';
export {
  avGetCodecName,
  avGetPixFmtFromName,
  avGetPixFmtName,
  avGetSampleFmtName,
  Codec,
  CodecContext,
  CodecParameters,
  Dictionary,
  Filter,
  type FilterContext,
  FilterGraph,
  FormatContext,
  Frame,
  InputFormat,
  Packet,
  Rational,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib';

/** FFmpeg's complaints about a damaged file, by the thousand, help nobody in a drill or a test of damaged files. */
export function silenceFfmpeg(): void {
  Log.setLevel(AV_LOG_QUIET);
}

/** For calls that only fail when something is wrong with this program or this machine. */
export function requireDone(code: number, what: string): void {
  FFmpegError.throwIfError(code, what);
}

export function describeAvError(code: number): string {
  return FFmpegError.strerror(code);
}

export interface TimeBase {
  num: number;
  den: number;
}
