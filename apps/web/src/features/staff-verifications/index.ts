export { useVerificationRequests } from './verification-request-calls.ts';
export { VerificationRequestsTable } from './verification-requests-table.tsx';
