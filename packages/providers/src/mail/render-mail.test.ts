import { languages, type Mail, type MailTemplate } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.tsx';

const sender = {
  publicUrl: 'https://semblante.test/',
  supportEmail: 'suporte@semblante.test',
  supportAnswerDays: 5,
  company: 'Semblante Ltda.',
};

const reviewed = {
  subject: 'video',
  subject_id: '0199c0de-0000-7000-8000-000000000002',
  title: 'praia.mp4',
  is_clip: false,
} as const;

function mailTo(language: Mail['language'], template: MailTemplate, name = 'Ana Souza'): Mail {
  const address = { to: 'ana@example.com', language };
  if (template === 'password_recovery')
    return { template, ...address, params: { name, token: 'abc+/=', valid_minutes: 60 } };
  const refund = {
    name,
    protocol: '20261114-1234-5678',
    payment_id: '0199c0de-0000-7000-8000-000000000001',
    amount_cents: 3192,
  };
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
    case 'export_ready':
      return { template, ...address, params: { name, expires_at: '2026-11-16T12:00:00.000Z', valid_hours: 48 } };
    case 'erasure_asked':
      return { template, ...address, params: { name, protocol: refund.protocol, due_at: '2026-11-21T12:00:00.000Z' } };
    case 'erasure_done':
      return {
        template,
        ...address,
        params: {
          name,
          protocol: refund.protocol,
          erased_at: '2026-11-21T12:00:00.000Z',
          counts: { faces: 2, videos: 1, mails: 0 },
        },
      };
    case 'email_change_old':
    case 'email_change_new':
      return { template, ...address, params: { name, new_email: 'bia@example.com', token: 'abc+/=', valid_hours: 24 } };
    case 'email_code':
      return { template, ...address, params: { name, code: '012345', valid_minutes: 10 } };
    case 'email_changed':
      return { template, ...address, params: { name, new_email: 'bia@example.com' } };
    case 'verification_declined':
      return {
        template,
        ...address,
        params: { name, reason: 'Não encontramos o perfil indicado.', ask_again_at: '2026-11-21T12:00:00.000Z' },
      };
    case 'contact_message':
      return {
        template,
        ...address,
        reply_to: 'ana@example.com',
        params: {
          protocol: 'C-ABCD2345',
          from_name: name,
          from_email: 'ana@example.com',
          topic: 'payment',
          message: 'Paguei e os créditos não chegaram.',
        },
      };
    case 'contact_received':
      return { template, ...address, params: { name, protocol: 'C-ABCD2345' } };
    case 'processing_done':
      return { template, ...address, params: { name, processing_id: refund.payment_id } };
    case 'processing_failed':
      return { template, ...address, params: { name, processing_id: refund.payment_id, code: 'failed' } };
    case 'report_answered':
      return { template, ...address, params: { protocol: 'SEM-2026-ABCDE-12345', outcome: 'blocked' } };
    case 'review_held':
      return {
        template,
        ...address,
        params: {
          ...reviewed,
          name,
          reason: 'sexual_content',
          moments: [75.4, 75.9, 130],
          decide_by: '2026-11-21T12:00:00.000Z',
          others: 0,
        },
      };
    case 'review_delayed':
      return { template, ...address, params: { ...reviewed, name } };
    case 'review_decided':
      return {
        template,
        ...address,
        params: {
          ...reviewed,
          name,
          outcome: 'cleared',
          can_appeal: false,
          continuation: { video_id: null, faces: {}, face_id: null },
        },
      };
    default:
      return { template, ...address, params: { name } };
  }
}

const subjects: Record<MailTemplate, Record<Mail['language'], string>> = {
  welcome: { pt_BR: 'Sua conta no Semblante está pronta', en: 'Your Semblante account is ready' },
  address_already_registered: {
    pt_BR: 'Seu e-mail já tem conta no Semblante',
    en: 'Your e-mail already has a Semblante account',
  },
  password_recovery: { pt_BR: 'Crie uma nova senha no Semblante', en: 'Create a new Semblante password' },
  password_changed: { pt_BR: 'Sua senha no Semblante foi trocada', en: 'Your Semblante password was changed' },
  email_code: { pt_BR: '012345 é o seu código no Semblante', en: '012345 is your Semblante code' },
  email_change_old: {
    pt_BR: 'Confirme a troca do seu e-mail no Semblante',
    en: 'Confirm the change of your Semblante e-mail',
  },
  email_change_new: { pt_BR: 'Confirme este e-mail no Semblante', en: 'Confirm this e-mail at Semblante' },
  email_changed: { pt_BR: 'O e-mail da sua conta foi trocado', en: 'The e-mail of your account was changed' },
  openid_linked: {
    pt_BR: 'Sua conta no Semblante tem mais uma entrada',
    en: 'Your Semblante account has one more way in',
  },
  contact_message: { pt_BR: '[C-ABCD2345] Pagamento e créditos', en: '[C-ABCD2345] Payment and credits' },
  contact_received: { pt_BR: 'Recebemos a sua mensagem (C-ABCD2345)', en: 'We have your message (C-ABCD2345)' },
  verification_approved: { pt_BR: 'Sua conta no Semblante foi verificada', en: 'Your Semblante account was verified' },
  verification_declined: { pt_BR: 'Resposta ao seu pedido de verificação', en: 'Answer to your verification request' },
  account_blocked: { pt_BR: 'Sua conta Semblante está suspensa', en: 'Your Semblante account is suspended' },
  account_unblocked: { pt_BR: 'Sua conta Semblante está ativa de novo', en: 'Your Semblante account is active again' },
  report_answered: { pt_BR: 'Resposta da denúncia SEM-2026-ABCDE-12345', en: 'Answer to report SEM-2026-ABCDE-12345' },
  second_factor_on: {
    pt_BR: 'Verificação em duas etapas ligada no Semblante',
    en: 'Two-step verification is on in Semblante',
  },
  second_factor_off: {
    pt_BR: 'Verificação em duas etapas desligada no Semblante',
    en: 'Two-step verification is off in Semblante',
  },
  payment_receipt: { pt_BR: 'Pagamento confirmado: R$\u00a031,92', en: 'Payment confirmed: R$31.92' },
  refund_asked: {
    pt_BR: 'Recebemos o seu pedido de reembolso: protocolo 20261114-1234-5678',
    en: 'We received your refund request: protocol 20261114-1234-5678',
  },
  refund_approved: {
    pt_BR: 'Devolução aprovada: protocolo 20261114-1234-5678',
    en: 'Refund approved: protocol 20261114-1234-5678',
  },
  refund_denied: {
    pt_BR: 'Resposta ao seu pedido de reembolso: protocolo 20261114-1234-5678',
    en: 'Answer to your refund request: protocol 20261114-1234-5678',
  },
  refund_done: { pt_BR: 'Devolução enviada: R$\u00a031,92', en: 'Refund sent: R$31.92' },
  export_ready: { pt_BR: 'A cópia dos seus dados está pronta', en: 'The copy of your data is ready' },
  erasure_asked: {
    pt_BR: 'Pedido para excluir sua conta no Semblante',
    en: 'Request to delete your Semblante account',
  },
  erasure_cancelled: {
    pt_BR: 'A exclusão da sua conta foi cancelada',
    en: 'The deletion of your account was cancelled',
  },
  erasure_done: { pt_BR: 'Sua conta no Semblante foi excluída', en: 'Your Semblante account was deleted' },
  processing_done: { pt_BR: 'Seu resultado está pronto', en: 'Your result is ready' },
  review_held: { pt_BR: 'Uma pessoa vai conferir o que você enviou', en: 'A person will look at what you sent' },
  review_delayed: {
    pt_BR: 'A conferência está demorando mais do que prometemos',
    en: 'The review takes longer than we promised',
  },
  review_decided: { pt_BR: 'Liberado: pode continuar', en: 'Released: you can go on' },
  processing_failed: { pt_BR: 'Não foi possível terminar o seu pedido', en: 'Your order could not be finished' },
};
/** Support, and whoever reported something, are not greeted by a name. */
const isToOneWeKnow = (template: MailTemplate) => template !== 'contact_message' && template !== 'report_answered';
const templates = Object.keys(subjects) as MailTemplate[];

describe.each(templates.flatMap((template) => languages.map((language) => ({ template, language }))))(
  '$template in $language',
  ({ template, language }) => {
    it('says everything in the language of its reader, in both parts', async () => {
      const { subject, html, text } = await renderMail(mailTo(language, template), sender);
      expect(subject).toBe(subjects[template][language]);
      for (const part of [html, text]) {
        expect(part).toContain(
          isToOneWeKnow(template)
            ? { en: 'Hello, Ana Souza.', pt_BR: 'Olá, Ana Souza.' }[language]
            : { en: 'Hello.', pt_BR: 'Olá.' }[language],
        );
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
      if (template !== 'report_answered') expect(html).toContain('&lt;b&gt;Ana&lt;b&gt; &amp; &quot;Bia&quot;');
    });
  },
);

describe('what was held', () => {
  const video = '0199c0de-0000-7000-8000-000000000003';
  const face = '0199c0de-0000-7000-8000-000000000004';

  it('names the others of a batch in the same mail', async () => {
    const held = mailTo('pt_BR', 'review_held') as Extract<Mail, { template: 'review_held' }>;
    const { text } = await renderMail(
      { ...held, params: { ...held.params, subject: 'image', title: 'a.jpg', moments: [], others: 3 } },
      sender,
    );
    expect(text).toContain('a imagem “a.jpg” e mais 3 do mesmo envio');
  });

  it('says what was doubted, at which moment, until when, and that nothing was charged', async () => {
    const { text } = await renderMail(mailTo('pt_BR', 'review_held'), sender);
    expect(text).toContain('o vídeo “praia.mp4”');
    expect(text).toContain('se aparece conteúdo sexual');
    expect(text).toContain('No vídeo, em 1:15 e 2:10.');
    expect(text).toContain('21 de novembro de 2026');
    expect(text).toContain('Nada foi cobrado.');
  });

  it.each([
    ['a video of one’s own', {}, true],
    ['a clip of the catalogue', { is_clip: true }, false],
    ['a result', { subject: 'processing' }, false],
    ['a picture', { subject: 'image', moments: [] }, false],
  ] as const)('says of %s whether its doubted moment can be cut out', async (_, differing, isSaid) => {
    const held = mailTo('en', 'review_held') as Extract<Mail, { template: 'review_held' }>;
    const { text } = await renderMail(
      { ...held, params: { ...held.params, ...differing } as typeof held.params },
      sender,
    );
    expect(text.includes('cut the doubted moment out')).toBe(isSaid);
  });

  it('leads back to the same video and the same faces once it is released', async () => {
    const params = {
      ...reviewed,
      name: 'Ana',
      subject: 'face',
      outcome: 'cleared',
      can_appeal: false,
      continuation: { video_id: video, faces: { p1: face }, face_id: null },
    } as const;
    const { links } = await renderMail(
      { template: 'review_decided', to: 'ana@example.com', language: 'en', params },
      sender,
    );
    const link = new URL(links[0] ?? '');
    expect(link.pathname).toBe('/user/faceswap');
    expect(Object.fromEntries(link.searchParams)).toEqual({ video, faces: `p1.${face}` });
  });

  it.each([
    { image_purpose: 'photo', place: '/user/faceswap', names: 'photo' },
    { image_purpose: 'enhance', place: '/user/enhance', names: 'image' },
    { image_purpose: 'subject', place: '/user/modifyImages', names: 'image' },
    { image_purpose: undefined, place: '/user/modifyImages', names: 'image' },
  ] as const)(
    'leads back to the page that a picture was sent from ($image_purpose)',
    async ({ image_purpose, place, names }) => {
      const params = {
        ...reviewed,
        name: 'Ana',
        subject: 'image',
        ...(image_purpose && { image_purpose }),
        outcome: 'cleared',
        can_appeal: false,
        continuation: { video_id: null, faces: {}, face_id: null },
      } as const;
      const { links } = await renderMail(
        { template: 'review_decided', to: 'ana@example.com', language: 'en', params },
        sender,
      );
      const link = new URL(links[0] ?? '');
      expect(link.pathname).toBe(place);
      expect([...link.searchParams]).toEqual([[names, reviewed.subject_id]]);
    },
  );

  it('says how to ask for another look at what was refused, while that is possible', async () => {
    const params = {
      ...reviewed,
      name: 'Ana',
      outcome: 'refused',
      can_appeal: true,
      continuation: { video_id: null, faces: {}, face_id: null },
    } as const;
    const { subject, text } = await renderMail(
      { template: 'review_decided', to: 'ana@example.com', language: 'en', params },
      sender,
    );
    expect(subject).toBe('We cannot accept what you sent');
    expect(text).toContain('You can still ask, once, for another look.');
    expect(
      (
        await renderMail(
          {
            template: 'review_decided',
            to: 'ana@example.com',
            language: 'en',
            params: { ...params, can_appeal: false },
          },
          sender,
        )
      ).text,
    ).not.toContain('another look');
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
  ])(
    'states that the link is good for $minutes minutes, and that ignoring it is safe',
    async ({ minutes, ...said }) => {
      for (const language of languages) {
        const params = { name: 'Ana', token: 't', valid_minutes: minutes };
        const { text } = await renderMail(
          { template: 'password_recovery', to: 'ana@example.com', language, params },
          sender,
        );
        expect(text).toContain(said[language]);
        expect(text).toContain(language === 'en' ? 'your password stays the same' : 'sua senha continua a mesma');
      }
    },
  );
});

it('leads from every mail about money to the receipt', async () => {
  for (const template of [
    'payment_receipt',
    'refund_asked',
    'refund_approved',
    'refund_denied',
    'refund_done',
  ] as const) {
    const { links } = await renderMail(mailTo('en', template), sender);
    expect(links).toEqual(['https://semblante.test/user/receipts/0199c0de-0000-7000-8000-000000000001']);
  }
});

it.each(['Ganhe em premio.example/agora', 'https://premio.example', 'me@premio.example'])(
  'does not carry %s to a stranger as a name',
  async (name) => {
    const { html, text } = await renderMail(mailTo('pt_BR', 'welcome', name), sender);
    expect(html + text).not.toContain('premio');
    expect(text).toContain('\nOlá.\n');
  },
);

it.each(['Ana M. Souza', "Joana d'Arc", 'João Paulo II'])('greets %s by name', async (name) => {
  const { text } = await renderMail(mailTo('pt_BR', 'welcome', name), sender);
  expect(text).toContain(`Olá, ${name}.`);
});

it('takes a name that looks like a text key or a slot for what it is', async () => {
  const { text } = await renderMail(mailTo('pt_BR', 'welcome', '$t(mails) {{company}}'), sender);
  expect(text).toContain('Olá, $t(mails) {{company}}.');
});

it('leads a member of staff to the page of their own data, and anybody else to their profile', async () => {
  const mail = mailTo('en', 'erasure_cancelled') as Extract<Mail, { template: 'erasure_cancelled' }>;
  expect((await renderMail(mail, sender)).links).toEqual(['https://semblante.test/user/perfil#data']);
  expect((await renderMail({ ...mail, params: { ...mail.params, area: 'staff' } }, sender)).links).toEqual([
    'https://semblante.test/staff/my-data',
  ]);
});

it('counts in the receipt of a deleted account what there was, and nothing else', async () => {
  const { text } = await renderMail(mailTo('en', 'erasure_done'), sender);
  expect(text).toContain('Deleted: 2 faces and 1 video.');
  expect(text).toContain('/privacy/receipts/20261114-1234-5678');
});
