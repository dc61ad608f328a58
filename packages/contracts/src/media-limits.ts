/** docs/product/processings.md#limits. The page checks before it sends, the server checks what really arrived. */
export const videoLimits = {
  bytesMax: 524_288_000,
  secondsMax: 600,
  secondsRecommended: 480,
  /** What must be left of a held video without its doubted moments. */
  secondsLeftMin: 1,
  longSideMax: 1920,
  shortSideMax: 1080,
  shortSideRecommended: 720,
} as const;

export const faceLimits = {
  bytesMax: 15 * 1024 * 1024,
  /** Several photos make a better face; more than this make no difference that anyone sees. */
  photosMax: 5,
  facesMax: 60,
  nameLengthMax: 60,
} as const;

export const facePhotoTypes = ['image/png', 'image/jpeg'] as const;

/** Of a picture that is cut out or put behind one. */
export const imageLimits = {
  bytesMax: 30 * 1024 * 1024,
  pixelsMax: 25_000_000,
  /** In one call, and in one order. */
  batchMax: 50,
  /** Of a mask in base64: a brush's mask of 25 megapixels takes a tenth of it. */
  maskCharactersMax: 24 * 1024 * 1024,
} as const;

/** Of a photo whose faces are swapped; its file is within `imageLimits`. */
export const photoLimits = {
  /** Larger ones first; more are not offered. */
  peopleMax: 20,
  /** In one order. */
  batchMax: 20,
} as const;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What one account may have lying on the disk, so that nobody fills it. */
export const accountQuota = { bytesMax: 6 * 1024 ** 3, videosMax: 60, unfinishedUploadsMax: 4 } as const;

/**
 * Images that were uploaded and not used go by themselves; this is for whoever sends more than anyone could look at.
 */
export const imageQuota = { bytesMax: 3 * 1024 ** 3, imagesMax: 500 } as const;

/** Free too: a batch that is looked at three times, and every result rendered anew some times. */
export const imageWorkQuota = { previews: 150, renders: 150, minutes: 10 } as const;

/** Free previews are work too: so many in so many minutes. */
export const previewQuota = { previews: 40, minutes: 10 } as const;

/** A swap that reached fewer of the mapped people's visible frames than this is not charged. */
export const coverageToCharge = 0.6;
