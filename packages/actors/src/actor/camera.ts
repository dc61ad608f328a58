/** Pinhole camera on the z axis looking at the origin, from far enough that faces are not distorted. */
export interface Camera {
  centreX: number;
  centreY: number;
  /** Pixels per centimetre at the origin times the distance. */
  focal: number;
  distance: number;
}

const portraitDistance = 120;

export function createCamera({
  width,
  height,
  pixelsPerCm,
}: {
  width: number;
  height: number;
  pixelsPerCm: number;
}): Camera {
  return { centreX: width / 2, centreY: height / 2, focal: pixelsPerCm * portraitDistance, distance: portraitDistance };
}

/** Pixels per centimetre at a depth. */
export const scaleAt = (camera: Camera, z: number): number => camera.focal / (camera.distance - z);
