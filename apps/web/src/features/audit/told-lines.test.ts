import { ruleReason } from '@semblante/contracts';
import { loadTexts } from '@semblante/i18n/load';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { stepText } from './audit-words.ts';
import { reasonText } from './reason-text.ts';
import { toldLines } from './told-lines.ts';
import { valueText } from './value-text.ts';

beforeAll(async () => {
  const texts = { ...(await loadTexts('web', 'pt_BR')), ...(await loadTexts('staff', 'pt_BR')) };
  await i18next.init({
    lng: 'pt_BR',
    resources: { pt_BR: { translation: texts } },
    interpolation: { escapeValue: false },
  });
});

/** As a member of staff reads it. */
function read(act: { action: string; before?: unknown; after?: unknown }): string[] {
  return toldLines(act).map(({ path, reading, before, after }) => {
    const sides = [before, after].filter((side) => side !== undefined).map((side) => valueText(reading, side));
    return `${path.map(stepText).join(' · ')}: ${sides.join(' → ')}`.replaceAll('\u00a0', ' ');
  });
}

describe('what an act of staff changed', () => {
  it('is told field by field in words, without what stayed', () => {
    expect(
      read({
        action: 'user.status',
        before: { status: 'active', name: 'Ana' },
        after: { status: 'suspended', name: 'Ana' },
      }),
    ).toEqual(['Situação: Ativa → Suspensa']);
    expect(read({ action: 'clip.published', before: { state: 'draft' }, after: { state: 'published' } })).toEqual([
      'Situação: Rascunho → Publicado',
    ]);
  });

  it('has only one side where something began or ended', () => {
    expect(read({ action: 'credits.gifted', before: null, after: { kind: 'gift', credits: 1200 } })).toEqual([
      'Tipo: Presente',
      'Créditos: 1.200',
    ]);
    expect(read({ action: 'clip.removed', before: { proof: 'contrato.pdf' } })).toEqual([
      'Prova da licença: contrato.pdf',
    ]);
  });

  it('says that something was or is empty', () => {
    expect(read({ action: 'packages.edited', before: { tags: [] }, after: { tags: ['most_popular'] } })).toEqual([
      'Selos: vazio → Mais popular',
    ]);
    expect(read({ action: 'user.role', before: { role: 'mod' }, after: { role: null } })).toEqual([
      'Papel: Moderador → vazio',
    ]);
  });

  it('says why a rule acted in words, and leaves the words of staff as they are', () => {
    expect(reasonText(ruleReason.write({ reason: 'deceit', by: 'link' }))).toBe(
      'Denúncia: engano. Reconhecido pelo link, bloqueado antes da análise.',
    );
    expect(reasonText('public report: por engano')).toBe('public report: por engano');
  });

  it('leaves out the bookkeeping of the record itself', () => {
    expect(
      read({
        action: 'packages.edited',
        before: { version: 1, updated_at: 'then' },
        after: { version: 2, updated_at: 'now', id: 'x' },
      }),
    ).toEqual([]);
  });

  it('tells money in reais, moments by the clock of São Paulo, days, discounts and sizes as the pages do', () => {
    const after = { price_cents: 1490, percent_off: 15, starts_at: '2031-01-01T03:00:00.000Z' };
    expect(read({ action: 'packages.edited', after })).toContain('Preço: R$ 14,90');
    expect(read({ action: 'promotions.edited', after })).toEqual(
      expect.arrayContaining(['Desconto: 15%', 'Começo: 1 jan 2031, 00:00']),
    );
    expect(read({ action: 'clip.licence_expired', after: { licence_until: '2032-05-01' } })).toEqual([
      'Válida até: 1 mai 2032',
    ]);
    expect(read({ action: 'clip.added', after: { bytes: 84 * 1024 * 1024 } })).toEqual(['Tamanho: 84 MB']);
  });

  it('tells a text of two languages by the language that changed', () => {
    const before = { title: { pt_BR: 'Gol', en: 'Goal' } };
    expect(read({ action: 'clip.updated', before, after: { title: { pt_BR: 'Golaço', en: 'Goal' } } })).toEqual([
      'Título · português: Gol → Golaço',
    ]);
  });

  it('tells what lies inside another thing line by line', () => {
    const licence = { holder: 'Ana', territory: 'Brasil', until: '2032-05-01', people: [] };
    const people = [
      { name: 'Bia', release: 'signed' },
      { name: 'Caio', release: 'synthetic' },
    ];
    expect(read({ action: 'clip.updated', before: { licence }, after: { licence: { ...licence, people } } })).toEqual([
      'Licença · Pessoas que aparecem: vazio → Bia, Autorização assinada; Caio, Personagem sintético',
    ]);
    expect(
      read({
        action: 'screen.held',
        after: { reason: 'sexual_content', moments: [3.2, 64], scores: { sexual: 0.124 } },
      }),
    ).toEqual(['Motivo: Possível conteúdo sexual', 'Trechos: 0:03, 1:04', 'Medidas · Sexual: 12,4%']);
  });

  it('reads what older entries left, whatever its shape, and never shows the code of a machine', () => {
    const odd = {
      old_field: { deep: { sealed: true, list: [{ a: 1 }, 'b'] } },
      when: '2031-01-01T03:00:00.000Z',
      title: { pt_BR: 'Um', en: 'One' },
    };
    expect(read({ action: 'gone.action', after: odd })).toEqual([
      'Old field · Deep · Sealed: Sim',
      'Old field · Deep · List: A: 1, b',
      'When: 1 jan 2031, 00:00',
      'Título · português: Um',
      'Título · inglês: One',
    ]);
    expect(
      read({
        action: 'clip.updated',
        before: { title: 'só um texto' },
        after: { title: { pt_BR: 'Um', en: 'One' } },
      }).join(''),
    ).not.toMatch(/[{}[\]"]/);
    expect(read({ action: 'gone.action', after: 'done' })).toEqual([': done']);
    expect(read({ action: 'gone.action' })).toEqual([]);
  });
});
