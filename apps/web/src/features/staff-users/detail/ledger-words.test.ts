import { creditCauses, languages, ledgerKinds, ledgerReasons } from '@semblante/contracts';
import { loadTexts } from '@semblante/i18n/load';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { causeKey, causeText, reasonKey, reasonText } from './ledger-words.ts';

async function speak(language: (typeof languages)[number]): Promise<void> {
  const texts = { ...(await loadTexts('web', language)), ...(await loadTexts('staff', language)) };
  await i18next.init({ lng: language, resources: { [language]: { translation: texts } } });
}

describe('the statement of an account, for staff', () => {
  it.each(languages)('has words for every cause, reason and kind that the ledger keeps, in %s', async (language) => {
    await speak(language);
    const keys = [
      ...creditCauses.map(causeKey),
      ...ledgerReasons.map(reasonKey),
      ...ledgerKinds.map((kind) => `staff.ledger.kinds.${kind}`),
    ];
    expect(keys.filter((key) => !i18next.exists(key))).toEqual([]);
  });

  it('names what happened and why, and leaves the words of staff as they typed them', async () => {
    await speak('pt_BR');
    const image = { kind: 'image', id: 'x' };
    const staff = { kind: 'staff', id: 'x' };
    expect([causeText({ cause: image }), reasonText({ cause: image, reason: 'cancelled' })]).toEqual([
      'Processamento de imagem',
      'Cancelado pela pessoa',
    ]);
    expect([causeText({ cause: staff }), reasonText({ cause: staff, reason: 'staff' })]).toEqual(['Equipe', undefined]);
    expect([
      reasonText({ cause: staff, reason: 'demo account' }),
      reasonText({ cause: staff, reason: 'demo_account' }),
    ]).toEqual(['Conta de demonstração', 'Conta de demonstração']);
    expect(reasonText({ cause: staff, reason: 'O vídeo saiu cortado' })).toBe('O vídeo saiu cortado');
  });
});
