import { pipeline, Readable } from 'node:stream';
import { type Language, staffTimeZone } from '@semblante/contracts';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export interface CsvFile<Row> {
  name: string;
  language: Language;
  /** Titles in the order of their columns, each with its cell. */
  columns: readonly [title: string, cell: (row: Row) => string | number | null][];
  rows: AsyncIterable<Row>;
}

/**
 * Row by row as the reader takes them, so that a long list costs no more memory than a short one. A cell that a
 * spreadsheet would run as a formula is told to be a text; a byte-order mark tells that it is UTF-8; Portuguese
 * spreadsheets want `;` between cells.
 */
export function sendCsv<Row>(reply: FastifyReply, { name, language, columns, rows }: CsvFile<Row>): FastifyReply {
  const writer = stringify({
    bom: true,
    header: true,
    columns: columns.map(([title]) => ({ key: title })),
    delimiter: language === 'en' ? ',' : ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  const cells = async function* () {
    for await (const row of rows) yield columns.map(([, cell]) => cell(row) ?? '');
  };
  // A reader who leaves destroys the writer, and with it the source; the error is theirs.
  pipeline(Readable.from(cells()), writer, () => {});
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(writer);
}

export function moneyCell(cents: number, language: Language): string {
  const text = (cents / 100).toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: staffTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

export function momentCell(instant: Date | null): string {
  return instant ? wallClock.format(instant) : '';
}
