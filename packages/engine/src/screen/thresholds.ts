/**
 * Everything that decides what the screen does, each with its reason. "Sexual" is Porn + Hentai of a content network, "sexy" its Sexy.
 * Both networks were only ever measured on harmless media: what they miss is not known to us, what they hold by mistake is (bench/screen.ts).
 */
export const screenThresholds = {
  /** From here the second network is asked. Low, because a look of the first that says nothing ends the matter. All but one of the harmless test photos stay under 0.1, that one at 0.19. */
  firstSexual: 0.35,
  /** Swimwear and sport score Sexy. It is no reason to hold anything, only to ask. */
  firstSexy: 0.7,
  /** From here a person looks. The second network is the better one; even odds are too many to publish on. */
  secondSexual: 0.5,
  /** Of both networks, to refuse without a person. Clothed people at a party reached 0.89 in one of them (proofs): over that, and in both. */
  certainSexual: 0.9,
  /** Frames, or views of an image, that must be certain: one picture can fool both networks, two seldom. */
  certainLooks: 2,

  /** Seconds of a calm video between two looks: under half a second, so that half a second is seen whatever the measure of change says of it. */
  calmSeconds: 0.45,
  /** Seconds between looks while the picture drifts away from the one looked at last: a moving camera would be looked at in each frame. */
  driftSeconds: 0.2,
  /** After a look that made us ask, the next come this soon: half a second of it gives five looks, enough to be certain. */
  closeSeconds: 0.1,
  /** Between two looks at jumps. Shorter than a frame up to 60 a second: only clips of 240 frames a second of noise are thinned by it. */
  jumpSeconds: 1 / 70,
  /** Mean change of the colour thumbnail, in levels, from one frame to the next that is a jump. In luma alone (find-cuts.ts) no test clip changes by more than 7 within a shot, and the actors' cuts by 30: lower, because a look too many costs 10 ms. */
  jumpLevels: 6,
  /** The same against the frame looked at last: a drift. */
  driftLevels: 9,
  /** A cell has changed from so many levels on; from this share of cells on the picture has. A picture put into a fiftieth of another is seen. */
  cellLevels: 28,
  changedCells: 0.02,
  /** So many pictures looked at are remembered: what flickers between them is not looked at again and again. */
  rememberedPictures: 8,
  /** Looks that hold after which close ones end: staff need no more, and an hour of the second network is nobody's gain. */
  closeLooksMax: 40,

  /** Years under which a face holds, by faceres, as the proofs had it. It holds 3 of 71 harmless test files, two people of about twenty; 27 would hold five more, and adults of 26 are no minors. How many minors it misses nobody measured. */
  ageYears: 25,
  /** The same where a person of a video was seen fewer than `ageLooks` times: single looks at one adult spread by five years. */
  ageYearsFewLooks: 22,
  ageLooks: 3,
  /** Probability of "under 20" by gear, mean over two crops, from which a face holds too. No adult of the test media reaches it in the median. */
  under20: 0.5,
  /** Pixels. Narrower faces are enlarged more than threefold for these networks, and their answers are noise. */
  faceWidth: 32,
  /** Embeddings nearer than this are one person: as in the analysis. */
  samePerson: 0.7,
  /** Seconds between looks at faces; every jump is looked at too. They cost twice what a look at content costs. */
  faceSeconds: 1,
} as const;
