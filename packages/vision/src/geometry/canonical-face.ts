import canonical from './canonical-face.json' with { type: 'json' };

export const faceVertexCount = 468;
/** The face and five points for each iris. */
export const meshPointCount = 478;

/** Packed x, y, z of `meshPointCount` points in picture pixels; see the package's conventions for z. */
export type FaceMesh = Float32Array;

/** The average face in centimetres, turned into the axes of a picture: x right, y down, z away from the camera. */
export const canonicalFace = Float32Array.from(canonical.positions, (value, i) => (i % 3 === 0 ? value : -value));

/** Packed x, y of every vertex with the face rolled out flat, as the artist made it. */
export const artistLayout: readonly number[] = canonical.unwrapped;

/** Three vertices a triangle, the eyes and the mouth closed by triangles of their own, all wound the same way. */
export const canonicalTriangles: readonly number[] = canonical.triangles;
