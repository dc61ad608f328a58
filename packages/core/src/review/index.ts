export { appeal } from './appeal.ts';
export { reviewData } from './personal-data.queries.ts';
export { type CaseRow, latestCaseOf, listLatestCases } from './review.queries.ts';
export { decideCase, type Decided, type Deciders, type ReviewDeps } from './decide-case.ts';
export { getCase, listReview, pictureOfCase, reviewPerPage, videoOfCase } from './list-review.ts';
export { openCase, openReportedCase, reviewShown } from './open-case.ts';
export { type Screening, softenCleared } from './screening.ts';
