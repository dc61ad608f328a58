import { languages, type Mail, type MailTemplate } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.tsx';

const sender = { publicUrl: 'https://semblante.test/', supportEmail: 'suporte@semblante.test', company: 'Semblante Ltda.' };

function mailTo(language: Mail['language'], template: MailTemplate, name = 'Ana Souza'): Mail {
  const address = { to: 'ana@example.com', language };
  if (template === 'password_recovery') return { template, ...address, params: { name, token: 'abc+/=', valid_minutes: 60 } };
  const refund = { name, protocol: '20261114-1234-5678', payment_id: '0199c0de-0000-7000-8000-000000000001', amount_cents: 3192 };
  switch (template) {
    case 'payment_receipt': {
      const paid = { credits: 10, method: 'pix', paid_at: '2026-11-14T12:00:00.000Z', refund_days: 7 } as const;
      return { template, ...address, params: { name, payment_id: refund.payment_id, amount_cents: 3192, ...paid } };
    }
    case 'refund_asked':
      return { template, ...address, params: { ...refund, is_automatic: true, by_hand: false } };
    case 'refund_approved':
      return { template, ...address, params: { ...refund, by_hand: true } };
    case 'refund_denied':
      return { template, ...address, params: { ...refund, reason: 'Todos os créditos foram usados.' } };
    case 'refund_done':
      return { template, ...address, params: refund };
    case 'processing_done':
      return { template, ...address, params: { name, processing_id: refund.payment_id } };
    case 'processing_failed':
      return { template, ...address, params: { name, processing_id: refund.payment_id, code: 'failed' } };
    default:
      return { template, ...address, params: { name } };
  }
}

const subjects: Record<MailTemplate, Record<Mail['language'], string>> = {
  welcome: { pt_BR: 'Sua conta no Semblante está pronta', en: 'Your Semblante account is ready' },
  address_already_registered: { pt_BR: 'Seu e-mail já tem conta no Semblante', en: 'Your e-mail already has a Semblante account' },
  password_recovery: { pt_BR: 'Crie uma nova senha no Semblante', en: 'Create a new Semblante password' },
  password_changed: { pt_BR: 'Sua senha no Semblante foi trocada', en: 'Your Semblante password was changed' },
  second_factor_on: { pt_BR: 'Verificação em duas etapas ligada no Semblante', en: 'Two-step verification is on in Semblante' },
  second_factor_off: { pt_BR: 'Verificação em duas etapas desligada no Semblante', en: 'Two-step verification is off in Semblante' },
  payment_receipt: { pt_BR: 'Pagamento confirmado: R$\u00a031,92', en: 'Payment confirmed: R$31.92' },
  refund_asked: { pt_BR: 'Recebemos o seu pedido de reembolso: protocolo 20261114-1234-5678', en: 'We received your refund request: protocol 20261114-1234-5678' },
  refund_approved: { pt_BR: 'Devolução aprovada: protocolo 20261114-1234-5678', en: 'Refund approved: protocol 20261114-1234-5678' },
  refund_denied: { pt_BR: 'Resposta ao seu pedido de reembolso: protocolo 20261114-1234-5678', en: 'Answer to your refund request: protocol 20261114-1234-5678' },
  refund_done: { pt_BR: 'Devolução enviada: R$\u00a031,92', en: 'Refund sent: R$31.92' },
  processing_done: { pt_BR: 'Seu vídeo está pronto', en: 'Your video is ready' },
  processing_failed: { pt_BR: 'Não foi possível terminar o seu vídeo', en: 'Your video could not be finished' },
};
const templates = Object.keys(subjects) as MailTemplate[];

describe.each(templates.flatMap((template) => languages.map((language) => ({ template, language }))))('$template in $language', ({ template, language }) => {
  it('says everything in the language of its reader, in both parts', async () => {
    const { subject, html, text } = await renderMail(mailTo(language, template), sender);
    expect(subject).toBe(subjects[template][language]);
    for (const part of [html, text]) {
      expect(part).toContain(language === 'en' ? 'Hello, Ana Souza.' : 'Olá, Ana Souza.');
      expect(part).toContain('suporte@semblante.test');
      expect(part).toContain('Semblante Ltda.');
      // A missing text shows as its key, a missing value as its slot.
      expect(part).not.toMatch(/mails\.|\{\{|\}\}|undefined/);
    }
    expect(html).toContain(language === 'en' ? 'lang="en"' : 'lang="pt-BR"');
    expect(text).not.toMatch(/<\/?\w/);
  });

  it('loads nothing from anywhere', async () => {
    const { html } = await renderMail(mailTo(language, template), sender);
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
  });

  it('shows a name as it is written, never as markup', async () => {
    const { html } = await renderMail(mailTo(language, template, '<b>Ana<b> & "Bia"'), sender);
    expect(html).not.toContain('<b>Ana');
    expect(html).toContain('&lt;b&gt;Ana&lt;b&gt; &amp; &quot;Bia&quot;');
  });
});

describe('password recovery', () => {
  it('links to the reset page with the token, in the button, written out and in the plain part', async () => {
    const { html, text, links } = await renderMail(mailTo('en', 'password_recovery'), sender);
    const link = 'https://semblante.test/password-reset?token=abc%2B%2F%3D';
    expect(links).toEqual([link]);
    expect(new URL(link).searchParams.get('token')).toBe('abc+/=');
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(html).toContain(`>${link}</a>`);
    expect(text).toContain(`\n${link}\n`);
  });

  it.each([
    { minutes: 1, pt_BR: 'vale por 1 minuto e', en: 'valid for 1 minute and' },
    { minutes: 45, pt_BR: 'vale por 45 minutos e', en: 'valid for 45 minutes and' },
    { minutes: 60, pt_BR: 'vale por 1 hora e', en: 'valid for 1 hour and' },
    { minutes: 120, pt_BR: 'vale por 2 horas e', en: 'valid for 2 hours and' },
  ])('states that the link is good for $minutes minutes, and that ignoring it is safe', async ({ minutes, ...said }) => {
    for (const language of languages) {
      const params = { name: 'Ana', token: 't', valid_minutes: minutes };
      const { text } = await renderMail({ template: 'password_recovery', to: 'ana@example.com', language, params }, sender);
      expect(text).toContain(said[language]);
      expect(text).toContain(language === 'en' ? 'your password stays the same' : 'sua senha continua a mesma');
    }
  });
});

it('leads from every mail about money to the receipt', async () => {
  for (const template of ['payment_receipt', 'refund_asked', 'refund_approved', 'refund_denied', 'refund_done'] as const) {
    const { links } = await renderMail(mailTo('en', template), sender);
    expect(links).toEqual(['https://semblante.test/user/receipts/0199c0de-0000-7000-8000-000000000001']);
  }
});

it.each(['Ganhe em premio.example/agora', 'https://premio.example', 'me@premio.example'])('does not carry %s to a stranger as a name', async (name) => {
  const { html, text } = await renderMail(mailTo('pt_BR', 'welcome', name), sender);
  expect(html + text).not.toContain('premio');
  expect(text).toContain('\nOlá.\n');
});

it.each(['Ana M. Souza', "Joana d'Arc", 'João Paulo II'])('greets %s by name', async (name) => {
  const { text } = await renderMail(mailTo('pt_BR', 'welcome', name), sender);
  expect(text).toContain(`Olá, ${name}.`);
});

it('takes a name that looks like a text key or a slot for what it is', async () => {
  const { text } = await renderMail(mailTo('pt_BR', 'welcome', '$t(mails) {{company}}'), sender);
  expect(text).toContain('Olá, $t(mails) {{company}}.');
});
