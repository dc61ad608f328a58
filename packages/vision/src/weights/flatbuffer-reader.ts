/**
 * A table of a FlatBuffers file: fields by their number in the schema, each with the value it has when the file leaves
 * it out.
 */
export class FlatTable {
  readonly #bytes: Buffer;
  readonly #at: number;

  private constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  static root(bytes: Buffer): FlatTable {
    return new FlatTable(bytes, bytes.readUInt32LE(0));
  }

  byte(field: number, absent = 0): number {
    const place = this.#placeOf(field);
    return place === undefined ? absent : this.#bytes.readUInt8(place);
  }

  integer(field: number, absent = 0): number {
    const place = this.#placeOf(field);
    return place === undefined ? absent : this.#bytes.readInt32LE(place);
  }

  table(field: number): FlatTable | undefined {
    const place = this.#placeOf(field);
    return place === undefined ? undefined : new FlatTable(this.#bytes, this.#follow(place));
  }

  tables(field: number): FlatTable[] {
    const { start, length } = this.#list(field);
    return Array.from({ length }, (_, i) => new FlatTable(this.#bytes, this.#follow(start + 4 * i)));
  }

  integers(field: number): number[] {
    const { start, length } = this.#list(field);
    return Array.from({ length }, (_, i) => this.#bytes.readInt32LE(start + 4 * i));
  }

  bytes(field: number): Buffer {
    const { start, length } = this.#list(field);
    return this.#bytes.subarray(start, start + length);
  }

  #list(field: number): { start: number; length: number } {
    const place = this.#placeOf(field);
    if (place === undefined) return { start: 0, length: 0 };
    const start = this.#follow(place);
    return { start: start + 4, length: this.#bytes.readUInt32LE(start) };
  }

  /** A reference is the distance to what it refers to. */
  #follow(place: number): number {
    return place + this.#bytes.readUInt32LE(place);
  }

  /** Where the field lies; a list before the table, shared by tables of one shape, says how far into it. */
  #placeOf(field: number): number | undefined {
    const layout = this.#at - this.#bytes.readInt32LE(this.#at);
    const entry = 4 + 2 * field;
    if (entry >= this.#bytes.readUInt16LE(layout)) return undefined;
    const distance = this.#bytes.readUInt16LE(layout + entry);
    return distance === 0 ? undefined : this.#at + distance;
  }
}
