import { readFileSync } from 'node:fs';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ConfigProblems, environment, readConfig, secretsOf } from './config.ts';

it('needs nothing to be set', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ role: 'all', port: 3000, publicUrl: 'http://localhost:3000', demoAccounts: true });
  expect(config.database.kind).toBe('embedded');
});

it('lists every problem at once, and never repeats a secret', () => {
  const read = () =>
    readConfig({
      PORT: 'eighty',
      ROLE: 'boss',
      SUPPORT_EMAIL: 'nobody',
      APP_SECRET: 'too short',
      DATABASE_URL: 'mysql://user:hunter2@db/x',
    });
  expect(read).toThrow(ConfigProblems);
  expect(read).toThrow(/5 problem/);
  for (const name of ['PORT', 'ROLE', 'SUPPORT_EMAIL', 'APP_SECRET', 'DATABASE_URL']) expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2|too short/);
});

it('refuses roles that share the embedded database, and demo accounts in production', () => {
  expect(() => readConfig({ ROLE: 'worker' })).toThrow(/needs DATABASE_URL/);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL/);
  expect(() =>
    readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://semblante.example', DEMO_ACCOUNTS: 'true' }),
  ).toThrow(/DEMO_ACCOUNTS/);
  expect(
    readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://semblante.example',
      SANDBOX_IN_PRODUCTION: 'true',
      OUTBOX_IN_PRODUCTION: 'true',
    }),
  ).toMatchObject({ demoAccounts: false, secureCookies: true });
});

it('takes a gateway with all its keys or not at all, and no sandbox in production unless that is meant', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://semblante.example',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(() => readConfig(production)).toThrow(/SANDBOX_IN_PRODUCTION/);
  expect(readConfig({ ...production, SANDBOX_IN_PRODUCTION: 'true' }).payments.gateway).toBe('sandbox');
  expect(() => readConfig({ PAYMENT_GATEWAY: 'mercadopago' })).toThrow(
    /MERCADOPAGO_ACCESS_TOKEN[\s\S]*MERCADOPAGO_WEBHOOK_SECRET/,
  );
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_123456' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_123456', STRIPE_WEBHOOK_SECRET: 'whsec_123456' };
  expect(readConfig({ PAYMENT_GATEWAY: 'stripe', ...stripe }).payments).toMatchObject({
    gateway: 'stripe',
    stripe: { secretKey: 'sk_test_123456', hasPix: false },
  });
  expect(readConfig(stripe).payments).toMatchObject({ gateway: 'sandbox', stripe: { webhookSecret: 'whsec_123456' } });
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'hunter2hunter2' })).not.toThrow(/hunter2/);
});

it('lets people enter by a provider with both of its keys or not at all, and never in the clear', () => {
  const keys = { OPENID_CLIENT_ID: 'semblante', OPENID_CLIENT_SECRET: 'a secret of ours' };
  expect(readConfig({}).openid).toBeUndefined();
  expect(readConfig({}).settings.openid).toBeNull();
  expect(() => readConfig({ OPENID_CLIENT_ID: 'semblante' })).toThrow(/OPENID_CLIENT_SECRET/);
  expect(() => readConfig({ ...keys, OPENID_ISSUER: 'http://login.example' })).toThrow(
    /OPENID_ISSUER must start with https/,
  );
  expect(readConfig({ ...keys, PUBLIC_URL: 'https://semblante.example' })).toMatchObject({
    openid: { issuer: 'https://accounts.google.com', redirectUrl: 'https://semblante.example/openid' },
    settings: { openid: { name: 'Google' } },
  });
  expect(readConfig({ ...keys, OPENID_ISSUER: 'https://login.example/realm' }).settings.openid).toEqual({
    name: 'login.example',
  });
});

it('sends no mail nowhere: production needs SMTP, unless the outbox is meant', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://semblante.example', SANDBOX_IN_PRODUCTION: 'true' };
  expect(() => readConfig(production)).toThrow(/SMTP_URL[\s\S]*OUTBOX_IN_PRODUCTION/);
  expect(readConfig({ ...production, OUTBOX_IN_PRODUCTION: 'true' }).mail.smtpUrl).toBeUndefined();
  expect(readConfig({ ...production, SMTP_URL: 'smtps://user:password@mail.example:465' }).mail.smtpUrl).toContain(
    'mail.example',
  );
});

it('lists what is missing in production beside what cannot be read, each once', () => {
  const read = () => readConfig({ NODE_ENV: 'production', PORT: 'eighty', PUBLIC_URL: 'semblante' });
  expect(read).toThrow(/4 problem/);
  for (const name of ['PORT', 'PUBLIC_URL', 'SMTP_URL', 'SANDBOX_IN_PRODUCTION']) expect(read).toThrow(name);
});

it('takes an empty value for one that is not set', () => {
  expect(readConfig({ SMTP_URL: '', PORT: '' }).mail.smtpUrl).toBeUndefined();
});

it('makes the secret once, readable by its owner only, and keeps it', () => {
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-config-')) });
  const [first] = secretsOf(config);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(secretsOf(config)).toEqual([first]);
  expect(statSync(join(config.dataFolder, 'secret')).mode & 0o077).toBe(0);
});

it('is documented name by name in the README', () => {
  const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');
  for (const name of Object.keys(environment.shape)) expect(readme, name).toContain(`\`${name}\``);
});

it('takes a key service for the keys of accounts, and refuses half of its settings', () => {
  const given = { KMS_KEY_ID: 'alias/semblante', KMS_ACCESS_KEY_ID: 'id', KMS_SECRET_ACCESS_KEY: 'eight or more' };
  expect(readConfig({ ...given, KMS_REGION: 'sa-east-1' }).keys.kms).toMatchObject({
    keyId: 'alias/semblante',
    region: 'sa-east-1',
    credentials: { accessKeyId: 'id' },
  });
  expect(readConfig({}).keys.kms).toBeUndefined();
  expect(() => readConfig({ KMS_ENDPOINT: 'http://127.0.0.1:1' })).toThrow(/need KMS_KEY_ID/);
  expect(() => readConfig({ ...given, KMS_SECRET_ACCESS_KEY: undefined })).toThrow(/belong together/);
});
