import type { Language } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import type { ListedMail } from '@semblante/providers/mail';

interface Reader {
  language: Language;
  t: Translate;
}

export function listPage(mails: ListedMail[], { language, t }: Reader): string {
  const rows = mails.map(
    (mail) => `
      <li><a href="/dev/outbox/${escapeHtml(mail.name)}">
        <strong>${escapeHtml(mail.subject)}</strong>
        <span>${escapeHtml(mail.to)}</span>
        <time datetime="${escapeHtml(mail.sent_at)}">${escapeHtml(sayTime(mail.sent_at, language))}</time>
      </a></li>`,
  );
  const empty = `<p class="empty"><strong>${escapeHtml(t('mails.outbox.empty_title'))}</strong><br>${escapeHtml(t('mails.outbox.empty_hint'))}</p>`;
  return frame({
    language,
    title: t('mails.outbox.title'),
    content: `
      <h1>${escapeHtml(t('mails.outbox.title'))}</h1>
      <p class="muted">${escapeHtml(t('mails.outbox.about'))}</p>
      ${rows.length > 0 ? `<ul class="mails">${rows.join('')}</ul>` : empty}`,
  });
}

export function mailPage(mail: ListedMail, { language, t }: Reader): string {
  const links = mail.links
    .map((link) => `<a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a>`)
    .join('<br>');
  // Sandboxed without scripts; its links may open, in a tab that is a normal one.
  return frame({
    language,
    title: mail.subject,
    content: `
      <p><a href="/dev/outbox">${escapeHtml(t('mails.outbox.back'))}</a></p>
      <h1>${escapeHtml(mail.subject)}</h1>
      <dl>
        <dt>${escapeHtml(t('mails.outbox.to'))}</dt><dd>${escapeHtml(mail.to)}</dd>
        <dt>${escapeHtml(t('mails.outbox.sent_at'))}</dt><dd>${escapeHtml(sayTime(mail.sent_at, language))}</dd>
        ${links && `<dt>${escapeHtml(t('mails.outbox.links'))}</dt><dd>${links}</dd>`}
      </dl>
      <h2>${escapeHtml(t('mails.outbox.html_part'))}</h2>
      <iframe title="${escapeHtml(t('mails.outbox.html_part'))}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe>
      <h2>${escapeHtml(t('mails.outbox.text_part'))}</h2>
      <pre>${escapeHtml(mail.text)}</pre>`,
  });
}

function frame({ language, title, content }: { language: Language; title: string; content: string }): string {
  return `<!doctype html>
<html lang="${tagOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${styleSheet}</style></head>
<body><main>${content}</main></body>
</html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function sayTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(instant),
  );
}

function tagOf(language: Language): string {
  return language.replace('_', '-');
}

const styleSheet = `
  :root { color-scheme: light dark; --canvas: light-dark(#F4F5F1, #0C0F0B); --surface: light-dark(#FFFFFF, #141813); --line: light-dark(#DADDD3, #2B322A);
    --ink: light-dark(#11160F, #EEF2EA); --muted: light-dark(#575F54, #A1AB9E); --link: light-dark(#1B6A11, #7FE56C); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.5 'Hanken Grotesk Variable', system-ui, 'Segoe UI', Roboto, sans-serif; }
  main { max-width: 800px; margin: 0 auto; padding: 32px 16px 72px; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.15; letter-spacing: -.02em; }
  h2 { margin: 32px 0 8px; font-size: 18px; }
  a { color: var(--link); }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  .muted, time, dt { color: var(--muted); }
  .mails { list-style: none; margin: 24px 0 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
  .mails li + li { border-top: 1px solid var(--line); }
  .mails a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 14px 20px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  .mails a:hover strong { text-decoration: underline; }
  .mails a:focus-visible { outline-offset: -4px; border-radius: 16px; }
  .mails strong { flex-basis: 100%; }
  .mails span, time { font-size: 14px; font-variant-numeric: tabular-nums; }
  .empty { margin: 24px 0 0; padding: 32px 20px; text-align: center; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe, pre { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
  iframe { display: block; height: 780px; }
  pre { padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
`;
