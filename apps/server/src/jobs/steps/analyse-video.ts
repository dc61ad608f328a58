import { dirname } from 'node:path';
import { keepPreviews, previewOfClip } from '@semblante/core/catalog';
import type { VideoId } from '@semblante/core/kernel';
import { findVideo, newAnalysisKey, posterOfVideo, videoAnalysed, type VideoRow } from '@semblante/core/videos';
import type { StoredPerson, StoredPreview } from '@semblante/db/schema';
import type { Engine, PersonSummary } from '@semblante/engine';
import type { MediaDeps } from '../../media/media-deps.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

/** A crowd is not a list to choose from; those seen most are. */
const peopleMax = 20;

export async function analyseVideo(
  deps: MediaDeps,
  engine: Engine,
  videoId: VideoId,
  { signal, tell, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  const { files } = deps.videos;
  const video = await findVideo(deps.videos.db, videoId);
  if (!video?.sourceKey || video.state !== 'analysing') return 'gone';
  const analysisKey = newAnalysisKey(videoId);
  const { detection_model: detectionModel, face_angle: angle } = video.settings;
  const settings = {
    detectionModel,
    faceAngle: angle === 'auto' ? ('auto' as const) : (Number(angle) as 0 | 90 | 180 | 270),
  };
  const input = {
    video: await local.bring(video.sourceKey),
    folder: await local.placeFor(analysisKey),
    settings,
    weights: deps.room.weights,
  };
  try {
    const found = await engine.run('analyse', input, { signal, onProgress: ({ fraction }) => tell(fraction) });
    await local.keep(analysisKey);
    const previews = video.purpose === 'clip' ? await shrinkClip(engine, video, { signal, local }) : [];
    const people = found.people
      .toSorted((a, b) => b.share - a.share)
      .slice(0, peopleMax)
      .map(storedFrom);
    const settle: StepOutcome['settle'] = async (tx) => {
      await videoAnalysed(tx, deps.videos, videoId, { people, analysisKey });
      if (video.purpose === 'clip') await keepPreviews(tx, videoId, previews);
    };
    return { result: { people: people.length }, settle };
  } catch (cause) {
    await files.remove(analysisKey);
    throw cause;
  }
}

/** For cards and for who looks on a phone: with little data, and larger. The clip itself is the largest. */
const previewHeights = [240, 360, 720];

async function shrinkClip(
  engine: Engine,
  { id, sourceKey }: VideoRow,
  { signal, local }: Pick<StepContext, 'signal' | 'local'>,
): Promise<StoredPreview[]> {
  if (!sourceKey) return [];
  const { sizes } = await engine.run(
    'shrink',
    {
      video: await local.bring(sourceKey),
      heights: previewHeights,
      out: dirname(await local.placeFor(posterOfVideo(id))),
    },
    { signal },
  );
  for (const { height } of sizes) await local.keep(previewOfClip(id, height));
  return sizes.map(({ width, height, bytes }) => ({ width, height, bytes }));
}

function storedFrom(person: PersonSummary): StoredPerson {
  const ranges = person.ranges.map(({ fromSeconds, toSeconds }) => ({ from: fromSeconds, to: toSeconds }));
  return {
    id: person.id,
    share: person.share,
    seconds: ranges.reduce((sum, { from, to }) => sum + to - from, 0),
    ranges,
    gender: person.gender,
    face_width: person.medianFaceWidth,
    hardest: person.hardest.map(({ seconds, hardship }) => ({ seconds, hardship })),
    thumbnail: person.thumbnail.name,
  };
}
