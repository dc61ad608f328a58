import canonical from './canonical-face.json' with { type: 'json' };

export const landmarkCount = 468;

/**
 * Packed xyz in centimetres. Head space: x to the right of the picture when the head faces the camera, y up, z to the
 * camera.
 */
export const canonicalPositions = Float32Array.from(canonical.pos);

/** Packed uv; v grows downwards from the forehead. */
export const canonicalUvs = Float32Array.from(canonical.uv);

export const canonicalTriangles: readonly number[] = canonical.tri;
