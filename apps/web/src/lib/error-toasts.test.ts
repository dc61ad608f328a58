import { expect, it } from 'vitest';
import { sentencesOfErrorBody } from './error-toasts.ts';

const texts = { unexpected: 'Ocorreu um erro inesperado.', unknown: 'Um erro desconhecido foi encontrado.' };

it.each([
  [
    'one toast a field, the field before its message',
    { message: 'Confira.', errors: { email: 'E-mail inválido.', name: ['Curto.', 'Vazio.'] } },
    ['email: E-mail inválido.', 'name: Curto. Vazio.'],
  ],
  ['a message alone', { message: 'Muitos pedidos.' }, ['Muitos pedidos.']],
  ['the message when no field is named', { message: 'Muitos pedidos.', errors: {} }, ['Muitos pedidos.']],
  ['a sentence of ours when there is no message', { code: 'x' }, [texts.unexpected]],
  ['a sentence of ours when there is no body', undefined, [texts.unexpected]],
  ['a sentence of ours when the message is empty', { message: '' }, [texts.unexpected]],
  ['an unknown error when the message is not a string', { message: { deep: true } }, [texts.unknown]],
  ['an unknown error when the message is a number', { message: 500 }, [texts.unknown]],
  ['an unknown error for a field whose message is not a string', { errors: { email: 3 } }, [`email: ${texts.unknown}`]],
])('says %s', (_name, body, sentences) => {
  expect(sentencesOfErrorBody(body, texts)).toEqual(sentences);
});

it('calls a field by its name in the reader’s words', () => {
  expect(
    sentencesOfErrorBody({ errors: { cpf: 'CPF inválido.' } }, { ...texts, nameOf: (field) => field.toUpperCase() }),
  ).toEqual(['CPF: CPF inválido.']);
});
