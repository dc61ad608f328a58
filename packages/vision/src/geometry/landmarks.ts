/** Landmark numbers of the face mesh. Left and right are those of the picture, not the person's. */
export const ovalLoop: readonly number[] = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];

/** Edge of the open mouth, along the inner lips. */
export const mouthLoop: readonly number[] = [
  13, 82, 81, 80, 191, 78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312,
];

/** Edges of the lids: the eye at the picture's left, then the other one. */
export const eyeLoops: readonly [readonly number[], readonly number[]] = [
  [7, 33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163],
  [249, 263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390],
];

/**
 * Four rings of twenty points each, from the inner edge of the lips to the outer one; the same place in each list is
 * the same place on the lip.
 */
export const lipRings: readonly [readonly number[], readonly number[], readonly number[], readonly number[]] = [
  [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 191, 80, 81, 82, 13, 312, 311, 310, 415],
  [62, 96, 89, 179, 86, 15, 316, 403, 319, 325, 292, 183, 42, 41, 38, 12, 268, 271, 272, 407],
  [76, 77, 90, 180, 85, 16, 315, 404, 320, 307, 306, 184, 74, 73, 72, 11, 302, 303, 304, 408],
  [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 185, 40, 39, 37, 0, 267, 269, 270, 409],
];

export const browVertices: readonly number[] = [
  70, 63, 105, 66, 107, 55, 65, 52, 53, 46, 300, 293, 334, 296, 336, 285, 295, 282, 283, 276,
];

export const nostrilVertices: readonly number[] = [
  98, 97, 2, 326, 327, 20, 60, 75, 166, 79, 238, 218, 250, 290, 305, 392, 309, 458, 438, 94,
];

/** Points that stay put on the skull while a face speaks, blinks and frowns. */
export const stableVertices: readonly number[] = [
  33, 133, 263, 362, 168, 6, 197, 195, 5, 4, 1, 10, 151, 9, 8, 234, 454, 127, 356, 93, 323, 132, 361, 98, 327, 54, 284,
  67, 297, 103, 332,
];

export interface EyeLandmarks {
  /** Lid corners in the order of the picture, left then right. */
  corners: readonly [number, number];
  /** Three points of the upper lid, each over its partner of the lower one. */
  upper: readonly [number, number, number];
  lower: readonly [number, number, number];
  /** Centre of the iris; the four after it are its rim. */
  iris: number;
}

export const eyeLandmarks: readonly [EyeLandmarks, EyeLandmarks] = [
  { corners: [33, 133], upper: [160, 159, 158], lower: [144, 145, 153], iris: 468 },
  { corners: [362, 263], upper: [387, 386, 385], lower: [373, 374, 380], iris: 473 },
];
