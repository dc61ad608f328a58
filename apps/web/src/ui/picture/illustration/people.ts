export type HairStyle = 'quiff' | 'crop' | 'bob' | 'afro' | 'long' | 'curls';

/** What a swap replaces. */
export interface Face {
  skin: string;
  brow: string;
  lip: string;
  eyes: 'open' | 'closed';
  mouth: 'smile' | 'calm' | 'grin';
  blush?: string;
  freckles?: string;
  glasses?: string;
  beard?: string;
  moustache?: string;
}

/** What a swap leaves as it is. */
export interface Body {
  hair: HairStyle;
  hairColour: string;
  shirt: string;
  neck: string;
}

export const faces = {
  lina: {
    skin: '#F0C6A5',
    brow: '#7C4627',
    lip: '#B9433F',
    eyes: 'closed',
    mouth: 'smile',
    blush: '#EF9A86',
    freckles: '#A9663E',
  },
  vera: { skin: '#BE8355', brow: '#2B1B13', lip: '#9B3C34', eyes: 'open', mouth: 'smile', blush: '#C9604A' },
  otto: {
    skin: '#DEA87D',
    brow: '#716B66',
    lip: '#8C4C3D',
    eyes: 'open',
    mouth: 'calm',
    glasses: '#22272B',
    moustache: '#8B8681',
  },
  jorge: { skin: '#5E3A26', brow: '#170E09', lip: '#B06A5C', eyes: 'open', mouth: 'calm', beard: '#1B110C' },
  rita: {
    skin: '#DFAA80',
    brow: '#251812',
    lip: '#A23C45',
    eyes: 'closed',
    mouth: 'grin',
    blush: '#D5745E',
    glasses: '#B3261E',
  },
  zeca: { skin: '#8E5B39', brow: '#1D130D', lip: '#6C2B27', eyes: 'open', mouth: 'grin', blush: '#A6482F' },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

export const bodies = {
  lina: { hair: 'bob', hairColour: '#B3602E', shirt: '#2C7A6B', neck: '#D6AF90' },
  vera: { hair: 'curls', hairColour: '#2C1B14', shirt: '#E4582F', neck: '#A56F47' },
  otto: { hair: 'crop', hairColour: '#9A948E', shirt: '#39434F', neck: '#C1906A' },
  jorge: { hair: 'crop', hairColour: '#170E09', shirt: '#2F5EA9', neck: '#4F301F' },
  rita: { hair: 'long', hairColour: '#251812', shirt: '#C54C7B', neck: '#C2916B' },
  zeca: { hair: 'afro', hairColour: '#1D130D', shirt: '#F1B035', neck: '#774B2E' },
  studio: { hair: 'quiff', hairColour: '#1A130F', shirt: '#FBF6EC', neck: '#C98F63' },
  set: { hair: 'crop', hairColour: '#170E09', shirt: '#FBF6EC', neck: '#8A5A3B' },
} as const satisfies Record<string, Body>;

export type BodyName = keyof typeof bodies;
