/**
 * Everything that decides what the screen does, each with its reason. "Sexual" is Porn + Hentai of a content network,
 * "sexy" its Sexy. Both networks were only ever measured on harmless media: what they miss is not known to us, what
 * they hold by mistake is (docs/engine.md#screening).
 */
export const screenThresholds = {
  /** From here the second network is asked. Low, because a look of the first that says nothing ends the matter. */
  firstSexual: 0.35,
  /** Swimwear and sport score Sexy. It is no reason to hold anything, only to ask. */
  firstSexy: 0.7,
  /** From here the second network agrees. It is the better one. */
  secondSexual: 0.5,
  /**
   * Of both networks, in one look: held whatever the rest of the clip is like. Clothed people at a party reached 0.89
   * in one of them: over that, and in both.
   */
  certainSexual: 0.9,
  /**
   * Frames, or looks at an image, of which both must be as sure over all views to refuse without a person: one picture
   * can fool both networks. A hand held towards the camera did, for seconds, but not when it was turned or mirrored.
   */
  undoubtedLooks: 2,
  /** Of the picture's longer side: the nearer view that must agree too. */
  nearerShare: 0.75,
  /** Half of what the better network was taught with. */
  turnDegrees: 15,

  /** Looks of one stretch on which both must agree before it can hold. */
  agreedLooks: 2,
  /** Seconds without agreement after which a stretch is over. */
  stretchSeconds: 1,
  /**
   * Looks so many seconds apart are of different pictures; nearer ones repeat each other's mistakes. More than so many
   * add nothing.
   */
  differentSeconds: 0.25,
  differentLooksMax: 9,
  /**
   * What both networks' mean over the views must reach in a short clip, and how the log-odds of it rise with each
   * e-fold of looks beyond those that are free (12 s of video).
   */
  strengthFor: 0.62,
  looksFree: 32,
  strengthPerLooks: 0.25,

  /**
   * Looks a second, with the first frame's under three; how many of them can be saved for a lively moment; and how many
   * there are at the start. What follows a doubtful look is not counted.
   */
  looksPerSecond: 2.9,
  looksSaved: 9,
  looksAtStart: 1,
  /**
   * Seconds between two looks at most, whatever the measure of change says: half a second is seen for certain, and a
   * tenth of it is left to look again.
   */
  calmSeconds: 0.4,
  /** Seconds to the next look after one that only the first network doubted. */
  closeSeconds: 0.1,
  /** The same after one on which both agreed: every frame of up to 30 a second. */
  nextFrameSeconds: 0.03,
  /**
   * Looks in a row that agree, after which close ones end: staff need no more, and an hour of the second network is
   * nobody's gain.
   */
  closeLooksMax: 24,
  /**
   * Mean change of the colour thumbnail, in levels, from one frame to the next that is a jump. In luma alone
   * (find-cuts.ts) no calm test clip changes by more than 7 within a shot, and the actors' cuts by 30.
   */
  jumpLevels: 6,
  /** ... and how many times the clip's usual change: a shaking camera changes every frame. */
  jumpOverUsual: 3,
  usualShare: 0.1,
  usualChangeMax: { levels: 30, cells: 0.35 },
  /**
   * A cell has changed from so many levels on; from this share of cells on the picture has. A picture put into a
   * fiftieth of another is seen.
   */
  cellLevels: 28,
  changedCells: 0.02,
  /**
   * The share of cells from which a jump is a cut and not something that moves. To take one for the other costs
   * evidence, so half.
   */
  cutCells: 0.5,
  /** So many pictures looked at are remembered: what flickers between them is not looked at again and again. */
  rememberedPictures: 8,
  /**
   * A picture nearer than this, in levels, to one that the second network cleared is that picture, unless the first
   * network is surer of it by so much.
   */
  clearedLevels: 3,
  clearedRise: 0.15,

  /**
   * A picture in none of whose cells the three planes changed by more levels together, against the one last looked at,
   * keeps the score of that one if it was clear; but never for longer than so many seconds.
   */
  sameLevels: 2,
  sameSeconds: 2,

  /** Years, corrected, under which both networks must put a person who was seen in a photo or `ageLooks` times. */
  ageYears: 25,
  /**
   * The mean of both under which a person holds where the networks differ or who was seen less often: single looks at
   * one adult spread by five years, and half of what the networks differ by in one adult by three.
   */
  ageYearsWeakSign: 22,
  ageLooks: 3,
  /** Years by either network alone from which a person is grown up, whatever the other says. */
  ageYearsGrownUp: 33,
  /** Mean years of one view from which the other views are not looked at. */
  ageYearsOneView: 28,
  /**
   * Years from which a face that stays where it is, in one shot, is not read again for so many seconds. "Where it is":
   * boxes share this much of their area.
   */
  ageYearsPlain: 30,
  grownUpSeconds: 4,
  stillThereOverlap: 0.4,
  /**
   * A factor on the years over `pivot`: the median of what is true by what was seen, of the calibration half of the
   * portraits under 45 (docs/engine.md#screening).
   */
  ageCorrection: { pivot: 15, slope: { faceres: { women: 1.1, men: 1.17 }, gear: { women: 1.13, men: 0.91 } } },
  /** Pixels. Narrower faces are enlarged more than threefold for these networks, and their answers are noise. */
  faceWidth: 32,
  /**
   * A detector's box, or a first mesh, narrower than this share of `faceWidth` becomes no face that is wide enough (the
   * most was 1.27 times as wide), nor does one that the mesh network is so sure is none.
   */
  narrowShare: 0.7,
  noFaceConfidence: -4,
  /** Embeddings nearer than this are one person: as in the analysis. */
  samePerson: 0.7,
  /**
   * Seconds between looks at faces: usually, where somebody may be young, where a shot began, and where everybody is
   * plainly grown up. They cost two to five times what a look at content costs.
   */
  faceSeconds: 1,
  faceSecondsInDoubt: 0.3,
  /** Seconds for which somebody who may be young is looked for before they are taken to have left. */
  undecidedSeconds: 2,
  faceSecondsNewShot: 0.5,
  faceSecondsSettled: 2,
  /** ... in a picture that is still the one searched last: no cell changed by more levels. */
  faceSecondsStill: 8,
  stillLevels: 0.5,
} as const;
