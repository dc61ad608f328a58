export { createPaymentProviders, type PaymentsConfig } from './create-providers.ts';
export {
  createSandbox,
  type Sandbox,
  type SandboxAction,
  sandboxActions,
  type SandboxWish,
} from './sandbox/sandbox.ts';
