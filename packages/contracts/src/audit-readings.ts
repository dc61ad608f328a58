import type { AuditWord, AuditWords } from './audit-words.ts';
import type { BothLanguages } from './staff-videos.ts';

/**
 * What a value can be besides a word of a list. `money` is centavos, `share` is 0 to 1, `seconds` are moments of a
 * video.
 */
interface Plain {
  text: string;
  number: number;
  yes_no: boolean;
  day: string;
  moment: string;
  money: number;
  percent: number;
  share: number;
  bytes: number;
  seconds: readonly number[];
  texts: readonly string[];
  both_languages: BothLanguages;
  /** Of something that has no name of its own. */
  id: string;
  ids: readonly string[];
  /** The whole name of an action, or the beginning of several. */
  action: string;
  subject: string;
  phone: string;
}

/** How a value of an audit entry is read; `label` where the same name means another thing elsewhere. */
export type AuditReading = { label?: string } & (
  | { as: keyof Plain }
  | { as: 'word' | 'words'; of: AuditWords }
  | { as: 'record' | 'records'; fields: AuditFields }
);
export type AuditFields = { readonly [field: string]: AuditReading };

type ValueOf<Reading> = Reading extends { as: keyof Plain }
  ? Plain[Reading['as']]
  : Reading extends { as: 'word'; of: infer Words extends AuditWords }
    ? AuditWord<Words>
    : Reading extends { as: 'words'; of: infer Words extends AuditWords }
      ? readonly AuditWord<Words>[]
      : Reading extends { as: 'record'; fields: infer Fields }
        ? Told<Fields>
        : Reading extends { as: 'records'; fields: infer Fields }
          ? readonly Told<Fields>[]
          : never;

/** What an entry may tell of these fields. Null is nothing; a field that is left out did not change. */
export type Told<Fields> = { readonly [Field in keyof Fields]?: ValueOf<Fields[Field]> | null | undefined };

export const plain = <As extends keyof Plain>(as: As) => ({ as }) as const;
export const word = <Words extends AuditWords>(of: Words) => ({ as: 'word', of }) as const;
export const words = <Words extends AuditWords>(of: Words) => ({ as: 'words', of }) as const;
export const record = <Fields extends AuditFields>(fields: Fields) => ({ as: 'record', fields }) as const;
export const records = <Fields extends AuditFields>(fields: Fields) => ({ as: 'records', fields }) as const;
export const labelled = <Label extends string, Reading extends AuditReading>(label: Label, reading: Reading) =>
  ({ ...reading, label }) as const;
