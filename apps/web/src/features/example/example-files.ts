const folder = '/moving-example';

/** Drawn when the page is built: an invented person, and the same one with another invented face. */
export const example = {
  before: `${folder}/before.mp4`,
  after: `${folder}/after.mp4`,
  beforePoster: `${folder}/before.jpg`,
  afterPoster: `${folder}/after.jpg`,
  face: `${folder}/face.jpg`,
} as const;
