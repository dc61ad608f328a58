export { backgroundHeaders } from './background-header.ts';
export { SecondFactorBanner } from './second-factor-banner.tsx';
export { StaffSafety } from './staff-safety.tsx';
