import pg from 'pg';

export interface PlannedStatement {
  name: string;
  text: string;
  values: unknown[];
  rowMode: 'array';
}

/** What pg knows of an answer's columns: how to read each. Its types name neither this nor what follows. */
interface Columns {
  fields: unknown[];
  _parsers: unknown[] | undefined;
}

interface Connection {
  describe(asked: object): void;
}

interface Preparing {
  name: string;
  _rowMode: 'array';
  _result: Columns;
  _results: Columns;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleRowDescription(described: object): void;
}

type Answered = (problem: Error | null, result: { rows: unknown[][] }) => void;
type NewQuery = new (text: string, values: unknown[], answered: Answered) => pg.Query & Preparing;
const { Result } = pg as unknown as { Result: new (rowMode: 'array') => Columns };

/** Of one connection, which keeps a statement's plan, and with it its columns, for as long as it is open. */
export type DescribedColumns = Map<string, Columns>;

/**
 * Asks what the columns of a named statement are only until it was told: pg asks every time, and reads the names and
 * types of all columns anew for each answer.
 */
export class DescribedOnceQuery extends (pg.Query as unknown as NewQuery) {
  readonly #name: string;
  readonly #described: DescribedColumns;

  constructor(statement: PlannedStatement, described: DescribedColumns, answered: Answered) {
    // By its text: what else a description holds, pg would copy for each query, property by property.
    super(statement.text, statement.values, answered);
    this.name = statement.name;
    this._rowMode = statement.rowMode;
    this._result = new Result(statement.rowMode);
    this._results = this._result;
    this.#name = statement.name;
    this.#described = described;
  }

  override prepare(connection: Connection): void {
    const known = this.#described.get(this.#name);
    if (!known) return super.prepare(connection);
    this._result.fields = known.fields;
    this._result._parsers = known._parsers;
    this._accumulateRows = true;
    const { describe } = connection;
    connection.describe = () => {};
    try {
      super.prepare(connection);
    } finally {
      connection.describe = describe;
    }
  }

  override handleRowDescription(described: object): void {
    super.handleRowDescription(described);
    const { fields, _parsers } = this._result;
    this.#described.set(this.#name, { fields, _parsers });
  }
}
