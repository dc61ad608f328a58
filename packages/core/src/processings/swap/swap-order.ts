import type { Language, PreviewBody, SwapSettings } from '@semblante/contracts';
import { requireAttempt } from '../../accounts/index.ts';
import { getChosenClip } from '../../catalog/index.ts';
import { AppError, type ProcessingId, type UserId } from '../../kernel/index.ts';
import { findVideo, requireOwnVideo, type VideoRow } from '../../videos/index.ts';
import type { ProcessingDeps } from '../processing-deps.ts';
import { photosOfMapping } from '../map-faces.ts';
import { findProcessing } from '../processing.queries.ts';
import { requireTrim, resolveMapping } from './resolve-mapping.ts';

/** Everything the engine must know to swap; keys, not paths. */
export interface SwapOrder {
  /** Whose photos they are: the account's key opens them. */
  userId: UserId;
  sourceKey: string;
  /** A clip of the catalogue is the house's, not the owner's to look at frame by frame. */
  isOwnSource: boolean;
  analysisKey: string;
  mapping: { person: string; photoKeys: string[] }[];
  trim: SwapSettings['trim'];
  language: Language;
  /** Of the video, for costs. */
  pixels: number;
  fps: number;
}

/** `gone`: what it needs was removed, and removing it has ended the processing. */
export async function orderOf(deps: ProcessingDeps, id: ProcessingId): Promise<SwapOrder | 'gone'> {
  const row = await findProcessing(deps.db, id);
  const video = row?.videoId ? await findVideo(deps.db, row.videoId) : undefined;
  if (!row || !video?.sourceKey || !video.probe || !row.analysisKey) return 'gone';
  const mapping = await photosOfMapping(deps.db, id);
  if (mapping === 'gone') return 'gone';
  const { width, height, fps } = video.probe;
  return {
    userId: row.userId as UserId,
    sourceKey: video.sourceKey,
    isOwnSource: video.purpose === 'video',
    analysisKey: row.analysisKey,
    mapping,
    trim: row.settings.trim,
    language: row.language,
    pixels: width * height,
    fps,
  };
}

type AskedPreview = PreviewBody & { id: string; userId: UserId; language: Language };

export interface PreviewOrder extends SwapOrder {
  /** Of the first mapped person's first appearance: what is shown when no moment was asked for. */
  middleSeconds: number;
}

export async function orderPreview(deps: ProcessingDeps, asked: AskedPreview): Promise<PreviewOrder> {
  return await orderMoment(deps, await requireOwnVideo(deps, asked), asked);
}

/** Of a clip of the catalogue, before anything is held for it. */
export async function orderClipPreview(deps: ProcessingDeps, asked: AskedPreview): Promise<PreviewOrder> {
  const { video } = await deps.db.transaction(
    async (tx) => await getChosenClip(tx, { id: asked.id, userId: asked.userId, at: deps.clock() }),
  );
  return await orderMoment(deps, video, asked);
}

/** A preview is free, and counted: so many in so many minutes. */
async function orderMoment(deps: ProcessingDeps, video: VideoRow, asked: AskedPreview): Promise<PreviewOrder> {
  if (video.state !== 'ready' || !video.sourceKey || !video.analysisKey || !video.probe)
    throw new AppError('videos.not_ready');
  const settings = asked.settings ?? {};
  requireTrim(video, settings);
  const mapped = await resolveMapping(deps.db, { userId: asked.userId, video, mapping: asked.mapping, settings });
  const subject = { limit: 'previewsOfAccount', of: asked.userId } as const;
  await requireAttempt(deps, subject, 'videos.too_many_previews');
  const mapping = mapped.map(({ personId, photoKeys }) => ({ person: personId, photoKeys }));
  const range = video.people.find(({ id }) => id === asked.mapping[0]?.person_id)?.ranges[0];
  const middleSeconds = range ? (range.from + range.to) / 2 : video.probe.seconds / 2;
  const { width, height, fps } = video.probe;
  return {
    userId: asked.userId,
    sourceKey: video.sourceKey,
    isOwnSource: video.purpose === 'video',
    analysisKey: video.analysisKey,
    mapping,
    trim: settings.trim,
    language: asked.language,
    pixels: width * height,
    fps,
    middleSeconds,
  };
}
