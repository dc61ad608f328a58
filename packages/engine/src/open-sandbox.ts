import { openSandbox as openSandboxOf, type Sandbox, type SandboxOptions } from '@semblante/media/isolation';
import { childEntry } from './child-entry.ts';

/** The strongest that works here around the engine's own child. */
export function openSandbox(options: Omit<SandboxOptions, 'entry'>): Promise<Sandbox> {
  return openSandboxOf({ ...options, entry: childEntry });
}
