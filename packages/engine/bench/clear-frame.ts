import { eyeOf, faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import { readVideo } from '@semblante/media/video';
import { findFaces, anglesOf, type Vision } from '@semblante/vision/networks';
import { judgePhoto } from '../src/photo/judge-photo.ts';
import { rgbFromYuv, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { framesPerPair } from './pairs.ts';

/** Looking at every frame would find hardly better ones. */
const lookEvery = 4;
const usualOpening = 0.27;
const photoColour = { range: 'full', matrix: 'bt601' } as const;

/**
 * The frame of a clip that would make the best source photo: frontal, large, surely a face, eyes open, and accepted by
 * the photo gate.
 */
export async function clearFrameOf(vision: Vision, clip: string): Promise<YuvPicture> {
  const candidates: { clarity: number; picture: YuvPicture }[] = [];
  for await (const frame of readVideo(clip, { toFrame: framesPerPair })) {
    if (frame.index % lookEvery === 0) {
      const picture = asPhoto(frame.picture);
      candidates.push({ picture, clarity: await clarityOf(vision, picture) });
    }
    frame.release();
  }
  for (const { picture } of candidates.sort((a, b) => b.clarity - a.clarity)) {
    const { verdict } = await judgePhoto(vision, picture);
    if (verdict !== 'refuse') return picture;
  }
  throw new Error(`${clip} has no frame that would do as a photo`);
}

/** As a person would cut it out: an ordinary picture in full colour. */
function asPhoto(picture: YuvPicture): YuvPicture {
  const { width, height } = picture;
  return yuvFromRgb(rgbFromYuv(picture), { width, height, colour: photoColour });
}

async function clarityOf(vision: Vision, picture: YuvPicture): Promise<number> {
  const [face] = await findFaces(vision, picture);
  return face ? face.confidence * frontalityOf(face.mesh) * opennessOf(face.mesh) * faceWidthOf(face.mesh) : 0;
}

/** No blink: 1 with both eyes as open as usual. */
function opennessOf(mesh: FaceMesh): number {
  return Math.min(1, eyeOf(mesh, 0).opening / usualOpening, eyeOf(mesh, 1).opening / usualOpening);
}

function frontalityOf(mesh: FaceMesh): number {
  const { yaw, pitch } = anglesOf(mesh);
  return Math.max(0, Math.cos((2 * Math.hypot(yaw, pitch) * Math.PI) / 180));
}
