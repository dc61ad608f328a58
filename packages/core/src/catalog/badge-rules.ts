/**
 * Who carries which badge, from what accounts really did. An account counts once for a clip and a day (`clip_uses`), so
 * nobody makes a clip hot alone; the least number of accounts keeps three friends from doing it. At most as many as a
 * reel shows. Staff may add any badge by hand.
 */
export const badgeRules = {
  /** In the catalogue for less than two weeks: long enough to be met by who comes now and then. */
  new: { days: 14 },
  /** Used most these three days, a choice weighing three views: choosing costs something, looking does not. */
  hot: { days: 3, accountsMin: 5, choiceWeight: 3, clipsMax: 12 },
  /** Used by at least twice as many accounts as in the three days before: it need not be large, it must be growing. */
  trending: { days: 3, accountsMin: 5, growth: 2, clipsMax: 12 },
  /** Chosen most of all times; before five choices it says nothing. */
  most_chosen: { choicesMin: 5, clipsMax: 12 },
} as const;
