/** Landmark numbers of the face mesh. "Right" is the person's right, at the left of the picture. */
export const faceOval = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

export interface EyeLandmarks {
  outer: number;
  inner: number;
  /** From the outer to the inner corner, corners left out. */
  upper: readonly number[];
  lower: readonly number[];
}

export const rightEye: EyeLandmarks = {
  outer: 33,
  inner: 133,
  upper: [246, 161, 160, 159, 158, 157, 173],
  lower: [7, 163, 144, 145, 153, 154, 155],
};
export const leftEye: EyeLandmarks = {
  outer: 263,
  inner: 362,
  upper: [466, 388, 387, 386, 385, 384, 398],
  lower: [249, 390, 373, 374, 380, 381, 382],
};

export const mouthCorners = { right: 78, left: 308 } as const;
/** From the person's right corner to the left one, corners left out. */
export const innerUpperLip = [191, 80, 81, 82, 13, 312, 311, 310, 415] as const;
export const innerLowerLip = [95, 88, 178, 87, 14, 317, 402, 318, 324] as const;
export const outerLips = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
] as const;

/** Top and bottom edges, from the temple to the nose. */
export const rightBrow = { top: [70, 63, 105, 66, 107], bottom: [46, 53, 52, 65, 55] } as const;
export const leftBrow = { top: [300, 293, 334, 296, 336], bottom: [276, 283, 282, 295, 285] } as const;
export const browLandmarks: readonly number[] = [
  ...rightBrow.top,
  ...rightBrow.bottom,
  ...leftBrow.top,
  ...leftBrow.bottom,
];

export const noseLandmarks: readonly number[] = [
  1, 2, 4, 5, 6, 19, 44, 45, 48, 51, 59, 64, 94, 97, 98, 115, 122, 131, 168, 195, 196, 197, 220, 237, 240, 248, 274,
  275, 278, 281, 289, 294, 326, 327, 344, 351, 360, 419, 440, 457, 460,
];

/** Corner, upper edge, corner, lower edge back: one closed loop. */
export const eyeLoop = (eye: EyeLandmarks): number[] => [
  eye.outer,
  ...eye.upper,
  eye.inner,
  ...[...eye.lower].reverse(),
];
export const innerLipLoop: readonly number[] = [
  mouthCorners.right,
  ...innerUpperLip,
  mouthCorners.left,
  ...[...innerLowerLip].reverse(),
];

/** For tables of landmark errors: what a face swap must hit first. */
export const landmarkRegions = {
  eyes: [...eyeLoop(rightEye), ...eyeLoop(leftEye)],
  brows: browLandmarks,
  nose: noseLandmarks,
  lips: [...outerLips, ...innerLipLoop],
  oval: [...faceOval],
} as const satisfies Record<string, readonly number[]>;
