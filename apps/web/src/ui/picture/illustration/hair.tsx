import type { ReactElement } from 'react';
import type { HairStyle } from './people.ts';

/** Behind the head. */
export const hairBehind: Partial<Record<HairStyle, ReactElement>> = {
  bob: <path d="M112 142C110 72 146 42 200 42C254 42 290 72 288 142L295 234Q264 250 236 250H164Q136 250 105 234Z" />,
  afro: <circle cx="200" cy="118" r="98" />,
  long: <path d="M112 150C108 70 144 40 200 40C256 40 292 70 288 150L302 306H98Z" />,
  curls: (
    <>
      <circle cx="200" cy="66" r="48" />
      <circle cx="142" cy="106" r="44" />
      <circle cx="258" cy="106" r="44" />
      <circle cx="128" cy="170" r="40" />
      <circle cx="272" cy="170" r="40" />
      <circle cx="136" cy="226" r="32" />
      <circle cx="264" cy="226" r="32" />
    </>
  ),
};

/** Over the forehead. */
export const hairOver: Record<HairStyle, ReactElement> = {
  quiff: (
    <path d="M128 144C119 100 134 78 158 72C184 44 234 42 266 62C286 82 281 118 272 144C269 116 259 101 246 96C214 105 182 102 160 95C142 101 132 117 128 144Z" />
  ),
  crop: (
    <path d="M128 142C119 80 154 53 200 53C246 53 281 80 272 142C269 113 259 98 244 94Q200 106 156 94C141 98 131 113 128 142Z" />
  ),
  bob: <path d="M124 148C121 76 154 50 200 50C246 50 279 76 276 148L266 122Q200 107 134 122Z" />,
  afro: <path d="M128 140C122 80 156 54 200 54C244 54 278 80 272 140C257 102 231 95 200 95C169 95 143 102 128 140Z" />,
  long: <path d="M128 152C123 78 154 50 200 50C246 50 277 78 272 152C267 114 241 96 212 84C188 110 159 119 136 120Z" />,
  curls: (
    <>
      <circle cx="156" cy="82" r="28" />
      <circle cx="190" cy="68" r="27" />
      <circle cx="224" cy="72" r="26" />
      <circle cx="250" cy="92" r="23" />
    </>
  ),
};
