import type { Person } from './person.ts';

export const chidi: Person = {
  name: 'chidi',
  seed: 11,
  proportions: {
    width: 0.02,
    jaw: 0.05,
    cheek: 0.111,
    noseWidth: 0.27,
    noseBridge: -0.16,
    lipFullness: 0.27,
    forehead: 0.08,
  },
  skin: { tone: '#7d4d33', lips: '#8a4a40', blush: 0.16, shine: 0.1, liner: 0.3 },
  brows: { colour: '#120c0a', thickness: 0.3, arch: 0.02, density: 0.85 },
  iris: { colour: '#331e12', size: 0.98 },
  restSmile: 0.5,
  eyesWide: 0.35,
  hair: {
    colour: '#1a1412',
    gloss: 0.03,
    flow: 'crown',
    hairline: { front: 39, temple: 29, side: -6, nape: -36 },
    length: { top: 0.9, side: 0.7, back: 0.7 },
    volume: 0.2,
    locks: 1300,
    lockWidth: 0.6,
  },
  beard: { colour: '#171110', fullness: 0.8, lengthCm: 0.5 },
  outfit: { kind: 'crew', colour: '#b8862f', trim: '#a47625' },
  neck: 1.02,
  shoulders: 1.05,
};
