import {
  findFileProblem,
  findHeadProblem,
  findMeasureProblem,
  headBytes,
  type VideoMeasures,
  type VideoProblem,
} from './video-checks.ts';

const readMsMax = 8000;

/** Every limit, before a byte is sent. What this browser cannot play it cannot measure: the server looks at it then. */
export async function findVideoProblem(file: File): Promise<VideoProblem | undefined> {
  const problem = findFileProblem(file);
  if (problem !== undefined) return problem;
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    const headProblem = findHeadProblem(head, file.name);
    if (headProblem !== undefined) return headProblem;
  } catch {
    // Moved, deleted or taken by another program since it was chosen.
    return { kind: 'unreadable' };
  }
  const measures = await findMeasures(file);
  return measures === undefined ? undefined : findMeasureProblem(measures);
}

function findMeasures(file: File): Promise<VideoMeasures | undefined> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise<VideoMeasures | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), readMsMax);
    const settle = (measures: VideoMeasures | undefined) => {
      clearTimeout(timer);
      resolve(measures);
    };
    video.addEventListener('error', () => settle(undefined));
    video.addEventListener('loadedmetadata', () => settle(measuresOf(video)));
    video.preload = 'metadata';
    video.muted = true;
    video.src = address;
  }).finally(() => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  });
}

/** A browser that plays only the sound of it, or does not know how long it is, has measured nothing. */
function measuresOf({ duration, videoWidth, videoHeight }: HTMLVideoElement): VideoMeasures | undefined {
  if (!Number.isFinite(duration) || videoWidth === 0) return undefined;
  return { seconds: duration, width: videoWidth, height: videoHeight };
}
