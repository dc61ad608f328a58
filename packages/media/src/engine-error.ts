/** Everything that can go wrong, in the engine's own words. The server gives each a text in both languages. */
export const engineErrorCodes = [
  'media.empty', // no bytes at all
  'media.unreadable', // no container that FFmpeg knows, or its index is gone
  'media.not_mp4', // readable, but only MP4 is accepted: docs/product/processings.md#limits
  'media.no_video', // no moving picture in it
  'media.codec_unsupported', // a video codec this build cannot decode
  'media.damaged', // the stream broke off or decodes to nothing
  'media.too_large', // bytes
  'media.too_long', // seconds
  'media.too_big', // pixels
  'media.hdr_unsupported', // high dynamic range that cannot be brought to the standard one
  'photo.unreadable',
  'photo.no_face',
  'photo.several_faces',
  'photo.not_a_clear_face', // a drawing, a mask, or too blurred to be sure
  'photo.face_too_small',
  'photo.face_turned',
  'photo.too_dark',
  'photo.too_bright',
  'photo.blurred',
  'photo.covered',
  'image.unreadable', // the file is not there or cannot be opened
  'image.format_unsupported', // not a JPEG, PNG, WebP or AVIF
  'image.damaged', // breaks off or contradicts itself
  'image.too_small', // so few pixels on a side that there is nothing to cut out
  'image.mask_unreadable', // no PNG, or a damaged one
  'image.mask_size', // another size than the cut-out's
  'image.original_missing', // a blur, or a part that is to come back, of a picture that is gone
  'swap.no_face', // nobody in the video
  'swap.face_too_small', // somebody, but too small to swap
  'swap.all_filtered', // people there, none left by gender, mode or choice
  'swap.unknown_person', // the mapping names someone the analysis does not know
  'swap.nothing_mapped',
  'model.manifest_invalid',
  'model.file_mismatch',
  'model.shape_mismatch',
  'engine.aborted',
  'engine.timed_out',
  'engine.out_of_memory',
  'engine.disk_full',
  'engine.crashed',
  'engine.weights_invalid',
  'engine.input_invalid', // the caller's own request makes no sense
] as const;

export type EngineErrorCode = (typeof engineErrorCodes)[number];

export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    code: EngineErrorCode,
    details: Readonly<Record<string, string | number>> = {},
    options?: { cause?: unknown },
  ) {
    super(`${code} ${JSON.stringify(details)}`, options);
    this.name = 'EngineError';
    this.code = code;
    this.details = details;
  }
}
