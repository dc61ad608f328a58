export { copyTypes, problemOfCopy } from './check-copy.ts';
export { FollowReport } from './follow-report.tsx';
export { ReportForm } from './report-form.tsx';
export { ReportSent } from './report-sent.tsx';
