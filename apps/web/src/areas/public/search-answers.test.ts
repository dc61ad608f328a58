import { describe, expect, it } from 'vitest';
import { searchAnswers } from './search-answers.ts';

const answers = [
  { key: 'a', question: 'Os créditos vencem?', answer: 'Não. Você compra hoje e usa quando quiser.' },
  { key: 'b', question: 'Como peço um reembolso?', answer: 'Em até 7 dias, pela página de créditos.' },
];
const found = (search: string) => searchAnswers(answers, search).map(({ key }) => key);

describe('the search of the help page', () => {
  it('shows everything while nothing is typed', () => {
    expect(found('  ')).toEqual(['a', 'b']);
  });

  it('forgives accents and capitals', () => {
    expect(found('CREDITOS nao')).toEqual(['a']);
    expect(found('réembolsó')).toEqual(['b']);
  });

  it('wants every word, wherever it stands', () => {
    expect(found('dias créditos')).toEqual(['b']);
    expect(found('dias vencem')).toEqual([]);
  });
});
