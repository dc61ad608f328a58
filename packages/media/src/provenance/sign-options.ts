import type { SigningCertificate } from '../certificate/index.ts';
import type { KnownParent } from './own-parent.ts';
import type { ProvenanceAction } from './statement.ts';

export interface SignOptions {
  file: string;
  /** Written under another name and renamed, so it is there whole or not at all; may be `file` itself. */
  out: string;
  action: ProvenanceAction;
  /** Without one the output is only labelled, and the result says so. */
  certificate: SigningCertificate | undefined;
  /**
   * What the output was made from. A manifest of ours in it is carried on; of any other file only "there was one" is
   * said.
   */
  parent?: string | KnownParent | undefined;
  signal?: AbortSignal | undefined;
}
