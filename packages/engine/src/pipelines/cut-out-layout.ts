import {
  blurBackdrop,
  type SmallPicture,
  castShadow,
  darken,
  shadeTransparent,
  type Shadow,
  colourBackdrop,
  pictureBackdrop,
  putBehind,
  type Backdrop,
} from '../cut-out/index.ts';
import type { RgbaPicture } from '@semblante/media/picture';
import { EngineError } from '@semblante/media';
import type { CutOutBackground } from './cut-out-job.ts';

export interface Layout {
  background: CutOutBackground;
  /** The picture as it was, small: for a blur of it. */
  original: SmallPicture | undefined;
  shadow?: Shadow | undefined;
}

/** The subject on what was chosen to stand behind it: three bytes a pixel, or four where that is nothing. */
export async function layOut(picture: RgbaPicture, { background, original, shadow }: Layout): Promise<Uint8Array> {
  const backdrop = await backdropOf(background, picture, original);
  const dark = shadow && shadow.opacity > 0 ? await castShadow(picture, shadow) : undefined;
  if (!backdrop) {
    if (dark) shadeTransparent(picture, dark);
    return picture.data;
  }
  if (dark) darken(backdrop, dark);
  putBehind(picture, backdrop);
  return backdrop;
}

async function backdropOf(
  background: CutOutBackground,
  picture: RgbaPicture,
  original: SmallPicture | undefined,
): Promise<Backdrop | undefined> {
  switch (background.kind) {
    case 'transparent':
      return undefined;
    case 'colour':
      return colourBackdrop(background.colour, picture);
    case 'blur':
      if (!original) throw new EngineError('image.original_missing');
      return blurBackdrop(original, picture, background.strength);
    case 'picture':
      return pictureBackdrop(background.file, picture);
    default:
      return background satisfies never;
  }
}
