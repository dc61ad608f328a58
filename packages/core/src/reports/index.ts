export { answerAfterLift, decideReported } from './answer-reports.ts';
export { resealContacts } from './contact.ts';
export { lookAtReport } from './get-report.ts';
export { knownResults } from './known-results.ts';
export { matchReport, settleForgottenReports } from './match-report.ts';
export { type Known, type RecogniseCopy, type Recognised, type ReportDeps } from './report-deps.ts';
export { admitReport, type Submitted, submitReport } from './submit-report.ts';
