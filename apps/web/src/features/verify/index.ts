export { VerifyPanel } from './verify-panel.tsx';
