/** How hair falls: from a parting, combed back, down from the crown, straight out, or gathered in a knot. */
export type HairFlow = 'parted' | 'back' | 'crown' | 'outward' | 'knot';

export interface HairStyle {
  colour: string;
  /** Colour of the tips; the same as `colour` when left out. */
  tips?: string;
  gloss: number;
  flow: HairFlow;
  /** Elevations in degrees above the middle of the head where hair begins, from the forehead round to the nape. */
  hairline: { front: number; temple: number; side: number; nape: number };
  /**
   * Lengths of the locks in centimetres; with `even`, how far they hang below the middle of the head, cut at one
   * height.
   */
  length: { top: number; side: number; back: number };
  even?: boolean;
  /** How far the outermost locks stand off the head, in centimetres. */
  volume: number;
  /** Place of the parting, centimetres to the right of the picture; hair combed back leans to that side. */
  parting?: number;
  wave?: { size: number; every: number };
  /** Waves turn into corkscrews. */
  curly?: boolean;
  /** Lift of the front hair straight from its root, 0 to 1. */
  quiff?: number;
  fringe?: { length: number; sweep: number };
  /** A round bunch of hair: its centre and radius. */
  bunch?: { y: number; z: number; radius: number };
  locks: number;
  lockWidth: number;
}
