import type { FaceProportions } from '../face/face-shape.ts';
import type { HairStyle } from './hair-style.ts';

export interface BeardStyle {
  colour: string;
  /** Painted shadow of a shaved beard, 0 to 1. */
  stubble?: number;
  /** Standing hair, 0 to 1. */
  fullness?: number;
  /** Length of the hairs at the chin in centimetres. */
  lengthCm?: number;
  moustache?: boolean;
  cheeks?: boolean;
}

export interface Glasses {
  colour: string;
  /** Half sizes of a lens in centimetres. */
  halfWidth: number;
  halfHeight: number;
  /** 2 is round, 4 nearly a rectangle. */
  squareness: number;
  rim: number;
}

export interface Outfit {
  kind: 'crew' | 'v-neck' | 'shirt' | 'roll-neck';
  colour: string;
  trim: string;
}

export interface Skin {
  tone: string;
  lips: string;
  blush: number;
  shine: number;
  /** Dark line at the lashes, 0 to 1. */
  liner: number;
  freckles?: number;
  /** Lines of age, 0 to 1. */
  age?: number;
  eyeShadow?: string;
  /** x and y in the texture's centimetres, radius. */
  moles?: readonly (readonly [number, number, number])[];
}

export interface Brows {
  colour: string;
  /** Half thickness in centimetres. */
  thickness: number;
  arch: number;
  density: number;
}

/** An invented person. Nobody is modelled; colours are sRGB. */
export interface Person {
  name: string;
  seed: number;
  proportions: FaceProportions;
  skin: Skin;
  brows: Brows;
  iris: { colour: string; size: number };
  /** The smile this face rests in. */
  restSmile: number;
  /** How much wider than canonical the eyes stand open, 0 to 0.5. */
  eyesWide: number;
  hair: HairStyle | undefined;
  beard?: BeardStyle;
  glasses?: Glasses;
  outfit: Outfit;
  neck: number;
  shoulders: number;
}
