export { useCreditOrders } from './approval-calls.ts';
export { ApprovalsTable } from './approvals-table.tsx';
