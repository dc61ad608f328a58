import type { Language, PaymentMethod } from '@semblante/contracts';
import type { Translate } from '@semblante/i18n/translator';
import { type Sandbox, type SandboxAction, sandboxActions } from '@semblante/providers/payments';
import QRCode from 'qrcode';

type Charge = NonNullable<Awaited<ReturnType<Sandbox['find']>>>;

interface Reader {
  language: Language;
  t: Translate;
  company: string;
}

/** Plain HTML that works without a script, like the bank it plays; the band at the top cannot be missed. */
export async function checkoutPage(charge: Charge, { language, t, company }: Reader): Promise<string> {
  const tag = language.replace('_', '-');
  const money = (cents: number) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency: charge.currency }).format(cents / 100);
  const rows: [string, string][] = [
    [t('sandbox.amount'), money(charge.amountCents)],
    [t('sandbox.method'), t(`sandbox.methods.${charge.method as PaymentMethod}`)],
    [t('sandbox.payer'), charge.payer.name],
    [t('sandbox.state'), t(`sandbox.states.${charge.chargedBack ? 'charged_back' : charge.state}`)],
    [t('sandbox.refunded'), money(charge.refundedCents)],
    [
      t('sandbox.expires'),
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'America/Sao_Paulo' }).format(
        charge.expiresAt,
      ),
    ],
  ];
  const title = t('sandbox.title');
  return `<!doctype html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${styleSheet}</style></head>
<body>
<p class="banner" role="note">${escapeHtml(t('sandbox.banner'))}</p>
<main>
  <p class="muted">${escapeHtml(company)}</p>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(charge.description)}</p>
  <dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
  ${charge.pixCode ? await pixPart(charge.pixCode, t) : ''}
  <p class="muted">${escapeHtml(t('sandbox.about'))}</p>
  <form method="post" id="bank">
    <div class="actions">${sandboxActions.map((action) => button(charge, action, t)).join('')}</div>
    <fieldset>
      <legend>${escapeHtml(t('sandbox.delivery.title'))}</legend>
      <label>${escapeHtml(t('sandbox.delivery.deliveries'))} <input name="deliveries" type="number" min="1" max="10" value="1"></label>
      <label>${escapeHtml(t('sandbox.delivery.delay_ms'))} <input name="delay_ms" type="number" min="0" max="60000" value="0"></label>
      <label><input name="fresh_ids" type="checkbox"> ${escapeHtml(t('sandbox.delivery.fresh_ids'))}</label>
    </fieldset>
  </form>
  <p><a href="${escapeHtml(charge.returnUrl)}">${escapeHtml(t('sandbox.back'))}</a></p>
</main>
</body>
</html>`;
}

async function pixPart(code: string, t: Translate): Promise<string> {
  const picture = await QRCode.toDataURL(code, { margin: 2, width: 240 });
  return `<img src="${picture}" width="240" height="240" alt="${escapeHtml(t('sandbox.qr'))}"><p class="muted">${escapeHtml(t('sandbox.code'))}</p><code>${escapeHtml(code)}</code>`;
}

function button(charge: Charge, action: SandboxAction, t: Translate): string {
  const path = `/sandbox/checkout/${encodeURIComponent(charge.externalReference)}/${action}`;
  return `<button formaction="${escapeHtml(path)}" class="${action}"${canFollow(charge, action) ? '' : ' disabled'}>${escapeHtml(t(`sandbox.actions.${action}`))}</button>`;
}

function canFollow(charge: Charge, action: SandboxAction): boolean {
  if (action === 'reject' || action === 'expire') return charge.state === 'pending';
  if (action === 'approve') return charge.state !== 'paid';
  if (action === 'return_refund') return charge.refundedCents > 0;
  return charge.state === 'paid' && !charge.chargedBack && charge.refundedCents < charge.paidCents;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const styleSheet = `
  :root { color-scheme: light dark; --canvas: light-dark(#F4F5F1, #0C0F0B); --surface: light-dark(#FFFFFF, #141813); --line: light-dark(#DADDD3, #2B322A); --edge: light-dark(#767D72, #7A8376);
    --ink: light-dark(#11160F, #EEF2EA); --on-ink: light-dark(#FFFFFF, #11160F); --muted: light-dark(#575F54, #A1AB9E); --link: light-dark(#1B6A11, #7FE56C); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.5 'Hanken Grotesk Variable', system-ui, 'Segoe UI', Roboto, sans-serif; }
  .banner { position: sticky; top: 0; margin: 0; padding: 12px 16px; background: #FFD84D; color: #11160F; font-weight: 650; text-align: center; }
  main { max-width: 560px; margin: 0 auto; padding: 24px 16px 72px; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.15; letter-spacing: -.02em; }
  a { color: var(--link); }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  .muted, dt { color: var(--muted); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 16px 0; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  img { display: block; background: #FFF; border-radius: 8px; }
  code { display: block; overflow-wrap: anywhere; font-size: 14px; }
  .actions { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px; }
  button { min-height: 48px; padding: 0 16px; border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); color: var(--ink); font: inherit; font-weight: 650; cursor: pointer; }
  button.approve { background: var(--ink); color: var(--on-ink); border-color: var(--ink); }
  button:disabled { opacity: .45; cursor: not-allowed; }
  fieldset { display: grid; gap: 8px; margin: 16px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; }
  input[type=number] { width: 7em; min-height: 40px; padding: 0 8px; border: 1px solid var(--edge); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; }
`;
