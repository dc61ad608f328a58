export { appeal } from './appeal.ts';
export { type CaseRow, listLatestCases } from './review.queries.ts';
export { decideCase, type Deciders, type ReviewDeps } from './decide-case.ts';
export { getCase, listReview, pictureOfCase, reviewPerPage } from './list-review.ts';
export { openCase, reviewShown } from './open-case.ts';
export { type Screening, softenCleared } from './screening.ts';
