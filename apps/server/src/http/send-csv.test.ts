import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { moneyCell, sendCsv } from './send-csv.ts';

type Row = { name: string; cents: number };

async function* rowsOf(...rows: Row[]) {
  yield* rows;
}

async function answer(language: 'pt_BR' | 'en', rows: AsyncIterable<Row>): Promise<string> {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendCsv<Row>(reply, {
      name: 'sales',
      language,
      rows,
      columns: [
        ['Nome', ({ name }) => name],
        ['Valor', ({ cents }) => moneyCell(cents, language)],
      ],
    }),
  );
  const { body } = await app.inject('/');
  await app.close();
  return body;
}

it('is UTF-8 that a Portuguese spreadsheet opens as it is, and an English one too', async () => {
  expect(await answer('pt_BR', rowsOf({ name: 'Íris; "a grande"', cents: 1990 }))).toBe(
    '\ufeffNome;Valor\r\n"Íris; ""a grande""";19,90\r\n',
  );
  expect(await answer('en', rowsOf({ name: 'Íris, the great', cents: 5 }))).toBe(
    '\ufeffNome,Valor\r\n"Íris, the great",0.05\r\n',
  );
});

it.each(["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  'never lets a cell run as a formula: %j',
  async (name) => {
    const cell = (await answer('pt_BR', rowsOf({ name, cents: 1 }))).split('Valor\r\n')[1] ?? '';
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

it('makes rows only as fast as they are read', async () => {
  let made = 0;
  async function* endless() {
    for (;;) {
      made += 1;
      yield { name: `Pessoa ${made}`, cents: made };
    }
  }
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendCsv<Row>(reply, { name: 'sales', language: 'en', rows: endless(), columns: [['Name', ({ name }) => name]] }),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const { body } = await fetch(address, { signal: leaving.signal });
  const reader = body?.getReader();
  await reader?.read();
  // Nobody reads on: what the buffers of both sides hold is all that is made.
  const settled = async () => {
    for (let before = -1; before !== made; await new Promise((resolve) => setTimeout(resolve, 200))) before = made;
    return made;
  };
  expect(await settled()).toBeLessThan(2_000_000);
  leaving.abort();
  await app.close();
});
