import type { VideoId } from '@semblante/core/kernel';
import { findVideo, newAnalysisKey, videoAnalysed } from '@semblante/core/videos';
import type { StoredPerson } from '@semblante/db/schema';
import type { Engine, PersonSummary } from '@semblante/engine';
import type { MediaDeps } from '../../media/media-deps.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

/** A crowd is not a list to choose from; those seen most are. */
const peopleMax = 20;

export async function analyseVideo(deps: MediaDeps, engine: Engine, videoId: VideoId, { signal, tell }: StepContext): Promise<StepOutcome | 'gone'> {
  const { files } = deps.videos;
  const video = await findVideo(deps.videos.db, videoId);
  if (!video?.sourceKey || video.state !== 'analysing') return 'gone';
  const analysisKey = newAnalysisKey(videoId);
  const { detection_model: detectionModel, face_angle: angle } = video.settings;
  const settings = { detectionModel, faceAngle: angle === 'auto' ? ('auto' as const) : (Number(angle) as 0 | 90 | 180 | 270) };
  const input = { video: files.pathOf(video.sourceKey), folder: files.pathOf(analysisKey), settings, weights: deps.room.weights };
  try {
    const found = await engine.run('analyse', input, { signal, onProgress: ({ fraction }) => tell(fraction) });
    const people = found.people.toSorted((a, b) => b.share - a.share).slice(0, peopleMax).map(storedFrom);
    return { result: { people: people.length }, settle: async (tx) => await videoAnalysed(tx, deps.videos, videoId, { people, analysisKey }) };
  } catch (cause) {
    await files.remove(analysisKey);
    throw cause;
  }
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
