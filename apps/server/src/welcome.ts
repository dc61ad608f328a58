import { roles } from '@semblante/contracts';
import type { DemoAccount } from '@semblante/core/accounts';
import type { SandboxLevel } from '@semblante/engine';
import type { Config } from './config.ts';

/**
 * What a person who typed `npm start` wants to know. Goes to the terminal, not to the log: it holds the demo password.
 */
export function printWelcome(
  config: Config,
  { demo, sandbox, elapsedMs }: { demo: readonly DemoAccount[]; sandbox: SandboxLevel; elapsedMs: number },
): void {
  const lines = [
    '',
    `Semblante is serving at ${config.publicUrl}${config.role === 'all' ? '' : ` as ${config.role}`} (ready in ${(elapsedMs / 1000).toFixed(1)} s)`,
    `  database  ${config.database.kind === 'embedded' ? `embedded, in ${config.database.folder}` : 'PostgreSQL'}`,
    `  mail      ${placeOfMails(config)}`,
    `  sandbox   ${sandbox}`,
    `  API       ${config.publicUrl}/api/docs`,
  ];
  if (demo.length > 0) lines.push('', 'Demo accounts:', ...demo.map((account) => lineOf(account, config.publicUrl)));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function lineOf(account: DemoAccount, publicUrl: string): string {
  const who = account.verified ? `${account.role}, verified` : account.role;
  const door = roles[account.role].area === 'staff' ? '/staff/login' : '/login';
  return `  ${who.padEnd(16)}${account.email.padEnd(28)}${account.password}   ${publicUrl}${door}`;
}

function placeOfMails({ mail, isProduction, publicUrl }: Config): string {
  if (mail.smtpUrl) return 'SMTP';
  return isProduction
    ? `kept in files of ${mail.outboxFolder}; nobody gets one`
    : `kept in an outbox: ${publicUrl}/dev/outbox`;
}
