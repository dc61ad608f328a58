import { join } from 'node:path';
import sharp from 'sharp';

/**
 * `isnet`: made by the same network elsewhere. `human`: from a trimap drawn by hand. `other`: another network's or an
 * unknown hand's opinion.
 */
export interface Reference {
  name: string;
  kind: 'isnet' | 'human' | 'other';
  image: string;
  /** Undefined where there is nothing to compare with and the picture is only looked at. */
  alpha: string | undefined;
}

const known: readonly [image: string, alpha: string | undefined, kind: Reference['kind']][] = [
  ['rembg_car-1.jpg', 'rembg_car-1.isnet-general-use.png', 'isnet'],
  ['pymatting_lemur.png', 'pymatting_lemur_alpha.png', 'human'],
  ['carvekit_cat.jpg', 'carvekit_cat_mask.png', 'other'],
  ['carvekit_woman_hat_red.jpg', 'carvekit_woman_hat_red.out.png', 'other'],
  ['gfm_1.jpg', 'gfm_1_alpha.png', 'other'],
  ['gfm_2.jpg', 'gfm_2_alpha.png', 'other'],
  ['am2k_5.jpg', 'am2k_5_alpha.png', 'other'],
  ['am2k_8.jpg', 'am2k_8_alpha.png', 'other'],
  ['p3m_p_819ea202.jpg', 'p3m_p_819ea202_alpha.png', 'other'],
  ['rembg_ex_animal-1.jpg', 'rembg_ex_animal-1.out.png', 'other'],
  ['rembg_ex_car-2.jpg', 'rembg_ex_car-2.out.png', 'other'],
  ['rembg_ex_girl-2.jpg', 'rembg_ex_girl-2.out.png', 'other'],
  ['withoutbg_icecream.png', 'withoutbg_icecream.out.png', 'other'],
  ['u2net_bike.jpg', undefined, 'other'],
  ['u2net_lamp2_meitu_1.jpg', undefined, 'other'],
  ['transparent_bottles.png', undefined, 'other'],
];

export const referencesIn = (media: string): Reference[] =>
  known.map(([image, alpha, kind]) => ({
    name: image.replace(/\.\w+$/, ''),
    kind,
    image: join(media, 'matting', image),
    alpha: alpha && join(media, 'matting', 'expected', alpha),
  }));

/** The alpha channel of a cut-out, or a mask as it is, in the size of the picture it belongs to. */
export async function readAlpha(file: string, size: { width: number; height: number }): Promise<Uint8Array> {
  const { hasAlpha } = await sharp(file).metadata();
  const channel = hasAlpha ? sharp(file).extractChannel('alpha') : sharp(file).greyscale();
  return channel.resize(size.width, size.height, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
}
