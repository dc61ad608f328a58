// Run once before the browser tests as a process of its own: says which database of the test server theirs are copies
// of.
import { ensureTemplate } from './index.ts';

process.stdout.write(await ensureTemplate());
