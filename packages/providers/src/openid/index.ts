export { createOpenidProvider } from './openid-provider.ts';
