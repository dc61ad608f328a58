import type { Database } from '@semblante/db';
import type { Visitor } from '../site/visitor.ts';
import type { Belongings } from './belongings.ts';
import type { ApiDescription } from './api-description.ts';
import type { Canary } from './canary.ts';

/** A text of a source and what stands there when the defence is taken away. */
export interface Removal {
  file: string;
  from: string;
  to: string;
}

/** One kind of attack. */
export interface Check {
  name: string;
  promise: string;
  /** What went through, in words; none when everything was refused. */
  attack: (target: Target) => Promise<string[]>;
  /** The defence, by the lines that are it: a server that is built without them must be seen to fail. */
  removals: readonly Removal[];
  /** Settings that go with the removal. */
  weakEnv?: Readonly<Record<string, string>>;
  /** Of what is not the server's: how the attacked thing is spoilt instead. */
  trap?: (target: Target) => Promise<void>;
  /** Ana owns a video, faces, pictures, a result, a purchase; they take a minute to make. */
  needsBelongings?: boolean;
}

export interface Target {
  address: string;
  port: number;
  /** Scratch of the drill. */
  folder: string;
  database: Database;
  /** Two people who have nothing to do with each other. */
  ana: Visitor;
  bia: Visitor;
  api: ApiDescription;
  canary: Canary;
  readLog: () => string;
  pid: () => number;
  getBelongings: () => Promise<Belongings>;
}

export const emails = { ana: 'verificada@semblante.test', bia: 'person-0@drill.test' } as const;
