export { requireKnownSecret, retireSecrets, SecretUnknown, useSecret } from './known-secret.ts';
